import { useState } from "react";
import { useTranslation } from "react-i18next";
import { listPolicies, type Policy } from "~/api/policy";
import { notify } from "~/components/feedback/notify";
import { useFormat } from "~/i18n/format";
import { saveFile } from "~/lib/page/save-file";
import { useAbortOnUnmount } from "~/lib/page/use-abort-on-unmount";
import { dayText } from "~/lib/text/days";

export type ExportQuery = Omit<Parameters<typeof listPolicies>[0]["query"], "current" | "pageSize">;
export type ExportState = { done: number; total: number; error?: unknown };

/** The labels of the values. */
export type PolicyLabels = { [Field in "contentType" | "filterType" | "status"]: Record<Policy[Field], string> };

const FIELDS = ["number", "name", "contentType", "filterType", "count", "createdTime", "status"] as const;
const INITIAL: ExportState = { done: 0, total: 0 };
/** Lets the browser handle pending input before the next page. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

/** Exports all rows of a search. Unmounting cancels it. */
export function useExport(labels: PolicyLabels, onEnd: () => void) {
  const { t } = useTranslation("policies");
  const format = useFormat();
  const [state, setState] = useState(INITIAL);
  const running = useAbortOnUnmount();

  async function start(query: ExportQuery) {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setState(INITIAL);
    try {
      // The CSV writer is loaded with the first download.
      const { exportPolicies } = await import("./export-policies");
      const { file, rows } = await exportPolicies({
        readPage: (current, pageSize) => listPolicies({ query: { ...query, current, pageSize }, signal }),
        headers: FIELDS.map((field) => t(`field.${field}`)),
        toRow: rowWriter(labels),
        onProgress: (done, total) => setState({ done, total }),
        pause,
        signal,
      });
      saveFile(t("export.file", { day: dayText(new Date()) }), file);
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

/** The cells of a policy in the file. */
const rowWriter =
  (labels: PolicyLabels) =>
  ({ number, name, contentType, filterType, count, createdTime, status }: Policy) => [
    number,
    name,
    labels.contentType[contentType],
    labels.filterType[filterType],
    count,
    createdTime,
    labels.status[status],
  ];
