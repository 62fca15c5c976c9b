import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { notify } from "~/components/feedback/notify";
import { useAbortOnUnmount } from "~/lib/page/use-abort-on-unmount";
import { pageReader } from "~/resource/data/page-reader";
import { createReader, type Reader } from "~/resource/data/read-all";
import { rowsLeft } from "~/resource/deletion/rows-left";
import type { SelectRows } from "~/resource/list-state";
import type { Search } from "~/resource/resource";
import { useResource } from "~/resource/resource-context";

type Progress = { status: "idle" | "running" | "failed"; done: number; total: number };

const IDLE: Progress = { status: "idle", done: 0, total: 0 };

/** Selects all rows of a search, page by page as they are read; what was read stays selected whatever happens. */
export function useGather(search: Search, select: SelectRows, onEnd: () => void) {
  const { t } = useTranslation("selection");
  const resource = useResource();
  const running = useAbortOnUnmount();
  const reader = useRef<Reader>();
  const [progress, setProgress] = useState(IDLE);

  async function read(): Promise<void> {
    const controller = new AbortController();
    running.current = controller;
    setProgress((before) => ({ ...before, status: "running" }));
    try {
      const result = await reader.current?.read(controller.signal);
      if (result?.changed) notify({ id: resource.namespace, color: "orange", message: t("changed") });
      onEnd();
      setProgress(IDLE);
    } catch {
      // The failed call has its toast.
      if (!controller.signal.aborted) setProgress((before) => ({ ...before, status: "failed" }));
    }
  }

  return {
    progress,
    start(): Promise<void> {
      reader.current = createReader({
        readPage: pageReader(resource, search),
        onRows(rows, { done, total }) {
          select(rowsLeft(resource, rows), true);
          setProgress({ status: "running", done, total });
        },
      });
      return read();
    },
    /** Goes on after a failure with the page that failed. */
    resume: read,
    stop(): void {
      running.current?.abort();
      setProgress(IDLE);
    },
  };
}
