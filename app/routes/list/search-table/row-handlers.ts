import type { TFunction } from "i18next";
import type { Policy } from "~/api/policy";
import type { ListedPolicy } from "./columns";

export const SCREEN = "SearchTable";

/** One stable object, so that it does not cause memoized rows to render. */
export type RowHandlers = {
  select: (policies: readonly Policy[], on: boolean) => void;
  open: (target: DrawerTarget) => void;
  setStatus: (change: { ids: Policy["id"][]; status: Policy["status"] }) => void;
  openMenu: (policy: ListedPolicy, button: HTMLElement) => void;
  labels: ReturnType<typeof rowLabels>;
};

/** Translated once for all rows. */
export const rowLabels = (t: TFunction<"policies">) => ({
  select: t("action.selectRow"),
  view: t("action.view"),
  edit: t("action.edit"),
  online: t("action.online"),
  offline: t("action.offline"),
  more: t("action.more"),
});

export type DrawerTarget = { mode: "new" } | { mode: "view" | "edit"; policy: Policy };

export const oppositeStatus = ({ status }: Policy): Policy["status"] => (status === "online" ? "offline" : "online");
