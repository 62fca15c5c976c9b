import { Menu } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useBusyIds } from "~/resource/actions/use-run-action";
import { useCopyLink } from "~/resource/copy/use-copy-link";
import type { Row } from "~/resource/resource";
import classes from "./cells.module.css";
import type { ListedRow } from "./create-columns";
import { MenuAt } from "./menu-at";
import type { RowHandlers, RowOffers } from "./row-handlers";

export type MenuTarget = { listed: ListedRow; button: HTMLElement };
type Props = {
  target: MenuTarget;
  handlers: Pick<RowHandlers, "open" | "runAction">;
  offers: RowOffers;
  close: () => void;
  onDelete: (row: Row) => void;
};

/** One menu for all rows, at the pressed button. */
export function RowMenu({ target: { listed, button }, handlers, offers, close, onDelete }: Props) {
  const { t } = useTranslation("resource");
  const copyLink = useCopyLink();
  const { row } = listed;
  const { menu, edit } = offers;
  const isBusy = useBusyIds().has(row.id);
  return (
    <MenuAt element={button} position="bottom-end" returnFocusTo={button} onClose={close}>
      {menu.edit && <Menu.Item onClick={() => handlers.open({ mode: "edit", id: String(row.id) })}>{edit}</Menu.Item>}
      {menu.actions.map(
        ({ name, label, when }) =>
          when(row) && (
            <Menu.Item key={name} disabled={isBusy} onClick={() => handlers.runAction({ action: name, rows: [row] })}>
              {label}
            </Menu.Item>
          ),
      )}
      <Menu.Item onClick={() => copyLink(row)}>{t("copy.link")}</Menu.Item>
      {menu.remove && (
        <Menu.Item className={classes.danger} onClick={() => onDelete(row)}>
          {t("action.delete")}
        </Menu.Item>
      )}
    </MenuAt>
  );
}
