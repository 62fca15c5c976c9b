import type { TFunction } from "i18next";
import type { Policy } from "~/api/policy";
import type { ListedPolicy } from "./columns";

/** The screen's name in the table of screens. */
export const SCREEN = "SearchTable";

/** What a row can ask for; one stable object, so that no row is drawn anew for it. */
export type RowTools = {
  select: (policies: readonly Policy[], on: boolean) => void;
  open: (target: DrawerTarget) => void;
  setStatus: (ids: Policy["id"][], status: Policy["status"]) => void;
  /** Opens the menu of what has no place in the row, at the button that was pressed. */
  more: (policy: ListedPolicy, button: HTMLElement) => void;
  words: ReturnType<typeof rowWords>;
};

/** What the rows' buttons say; looked up once for all of them. */
export const rowWords = (t: TFunction<"policies">) => ({
  select: t("action.selectRow"),
  view: t("action.view"),
  edit: t("action.edit"),
  online: t("action.online"),
  offline: t("action.offline"),
  more: t("action.more"),
});

/** What the drawer shows. */
export type DrawerTarget = { mode: "new" } | { mode: "view" | "edit"; policy: Policy };

/** The status that a policy does not have. */
export const otherStatus = ({ status }: Policy): Policy["status"] => (status === "online" ? "offline" : "online");
