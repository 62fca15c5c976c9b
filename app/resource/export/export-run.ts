import i18next from "i18next";
import { ApiError } from "~/api/client/api-error";
import { notify } from "~/components/feedback/notify";
import { formatOf } from "~/i18n/format";
import { importWithRetry } from "~/lib/loading/import-with-retry";
import { saveFile } from "~/lib/page/save-file";
import { createStore, type Store } from "~/lib/state/store";
import { dayText } from "~/lib/text/days";
import { writeSearch } from "~/resource/address/search";
import { ofResource } from "~/resource/data/of-resource";
import { pageReader } from "~/resource/data/page-reader";
import { rowsLeft } from "~/resource/deletion/rows-left";
import type { Resource, Search } from "~/resource/resource";
import { createResourceTexts } from "~/resource/resource-texts";
import { sessionEnded } from "~/session/session";
import { csvColumns } from "./csv-columns";
import type { ExportFile, ExportResult } from "./export-rows";

export type ExportState = {
  running: boolean;
  /** What is downloaded, as an address writes it. */
  query: string;
  done: number;
  total: number;
  error?: unknown;
};

/** The download of a list's rows, one at a time; it goes on when the list's screen is left. */
export type ExportRun = {
  state: Store<ExportState>;
  /** Downloads the rows of a search. */
  start(search: Search): Promise<void>;
  /** Goes on after a failure with the page that failed. */
  resume(): Promise<void>;
  cancel(): void;
  /** Tells whether its dialog, which has been opened, is in sight. */
  trackDialog(isInSight: () => boolean): void;
};

const INITIAL: ExportState = { running: false, query: "", done: 0, total: 0, error: undefined };

/** The download of a list, which is created when it is first used. */
export const exportOf = ofResource(createRun);

function finish(resource: Resource, { file, rows, changed }: ExportResult): void {
  const { language } = i18next;
  const { entity } = createResourceTexts(resource, language);
  if (rows === 0 && !changed) {
    notify({ id: "export", message: i18next.t("resource:export.empty", entity) });
    return;
  }
  saveFile(i18next.t("resource:export.file", { ...entity, day: dayText(new Date()) }), file);
  const total = formatOf(language).number(rows);
  notify({
    id: "export",
    color: changed ? "orange" : "green",
    message: i18next.t(`resource:export.${changed ? "changed" : "done"}`, { total }),
  });
}

function createRun(resource: Resource): ExportRun {
  const state = createStore(INITIAL);
  let controller = new AbortController();
  let create: (() => Promise<ExportFile>) | undefined;
  let file: ExportFile | undefined;
  let isShown = () => false;

  // The rows of one account are not for the next.
  sessionEnded.listen(stop);

  function stop(): void {
    controller.abort();
    create = undefined;
    file = undefined;
    state.set(INITIAL);
  }

  async function read(): Promise<void> {
    // A retry of a dialog that is closing after its cancellation.
    if (!file && !create) return;
    controller = new AbortController();
    const { signal } = controller;
    state.set({ running: true, error: undefined });
    try {
      const opened = file ?? (await create?.());
      if (!opened || signal.aborted) return;
      file = opened;
      const result = await file.read(signal);
      finish(resource, result);
      stop();
    } catch (error) {
      if (signal.aborted) return;
      // An expired login has its own dialog.
      if (error instanceof ApiError && error.isLoginExpired) return stop();
      state.set({ running: false, error });
      if (isShown()) return;
      const { entity } = createResourceTexts(resource, i18next.language);
      notify({ id: "export", color: "red", message: i18next.t("resource:export.interrupted", entity) });
    }
  }

  return {
    state,
    async start(search) {
      stop();
      state.set({ query: writeSearch(resource, search) });
      create = async () => {
        // The CSV writer is loaded with the first download.
        const { createExportFile } = await importWithRetry(() => import("./export-rows"));
        return createExportFile({
          readPage: pageReader(resource, search),
          ...csvColumns(resource, i18next.language),
          choose: (rows) => rowsLeft(resource, rows),
          onProgress: (done, total) => state.set({ done, total }),
        });
      };
      await read();
    },
    resume: read,
    trackDialog(isInSight) {
      isShown = isInSight;
    },
    cancel() {
      stop();
      notify({ id: "export", message: i18next.t("resource:export.cancelled") });
    },
  };
}
