import { useState } from "react";
import { useTranslation } from "react-i18next";
import { notify } from "~/components/feedback/notify";
import { useFormat } from "~/i18n/format";
import { saveFile } from "~/lib/page/save-file";
import { useAbortOnUnmount } from "~/lib/page/use-abort-on-unmount";
import { dayText } from "~/lib/text/days";
import { readPage } from "~/resource/page-query";
import type { Search } from "~/resource/resource";
import { useResource } from "~/resource/resource-context";
import { useWords } from "~/resource/words";

export type ExportState = { done: number; total: number; error?: unknown };

const INITIAL: ExportState = { done: 0, total: 0 };
/** Lets the browser handle pending input before the next page. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

/** Exports all rows of a search. Unmounting cancels it. */
export function useExport(onEnd: () => void) {
  const { t } = useTranslation("resource");
  const resource = useResource();
  const { fields } = resource;
  const words = useWords();
  const format = useFormat();
  const [state, setState] = useState(INITIAL);
  const running = useAbortOnUnmount();

  async function start(query: Search) {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setState(INITIAL);
    try {
      // The CSV writer is loaded with the first download.
      const { exportRows } = await import("./export-rows");
      const { file, rows } = await exportRows({
        readPage: (current, pageSize) => readPage(resource, { ...query, current, pageSize }, signal),
        headers: Object.keys(fields).map((name) => words.context(name).label),
        toRow: (row) => Object.entries(fields).map(([name, field]) => field.csv(row[name], words.context(name))),
        onProgress: (done, total) => setState({ done, total }),
        pause,
        signal,
      });
      saveFile(t("export.file", { ...words.entity, day: dayText(new Date()) }), file);
      notify({ id: "export", color: "green", message: t("export.done", { total: format.number(rows) }) });
      onEnd();
    } catch (error) {
      if (!signal.aborted) setState((before) => ({ ...before, error }));
    } finally {
      // A finished export cannot be cancelled any more.
      if (running.current === controller) running.current = undefined;
    }
  }

  const cancel = () => {
    if (!running.current || running.current.signal.aborted) return;
    running.current.abort();
    notify({ id: "export", message: t("export.cancelled") });
  };
  return { state, start, cancel };
}
