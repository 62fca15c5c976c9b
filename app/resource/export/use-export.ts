import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useTrackVisibility } from "~/components/layout/use-track-visibility";
import { useStore } from "~/lib/state/use-store";
import { writeSearch } from "~/resource/address/search";
import { ALL_ROWS } from "~/resource/data/page-query";
import type { Search } from "~/resource/resource";
import { useResource } from "~/resource/resource-context";
import { exportOf } from "./export-run";

/** Starts a download; while one is running or has failed, it opens its dialog again. */
export function useExport(query: Search) {
  const { t, i18n } = useTranslation("resource");
  const resource = useResource();
  const run = exportOf(resource);
  const state = useStore(run.state, (current) => current);
  const [opened, setOpened] = useState(false);
  const trackVisibility = useTrackVisibility(opened);
  const isFailed = state.error !== undefined;
  const isPending = state.running || isFailed;
  // The rows are the same whichever page of them is in sight, and however long it is.
  const search = { ...query, ...ALL_ROWS };
  const isSameSearch = state.query === writeSearch(resource, search);
  const ratio = new Intl.NumberFormat(i18n.language, { style: "percent" }).format(state.done / (state.total || 1));
  return {
    label: opened || !isPending ? t("export.button") : t(isFailed ? "export.failed" : "export.background", { ratio }),
    open(): void {
      setOpened(true);
      run.trackDialog(trackVisibility());
      // A failed download of another search gives way to this one; a running one is shown first.
      if (!isPending || (isFailed && !isSameSearch)) run.start(search);
    },
    dialog: {
      opened: opened && isPending,
      state,
      isOtherSearch: !isSameSearch,
      retry: run.resume,
      cancel: run.cancel,
      close: () => setOpened(false),
    },
  };
}
