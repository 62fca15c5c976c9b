import { Menu } from "@mantine/core";
import IconLink from "@tabler/icons-react/dist/esm/icons/IconLink.mjs";
import IconTrash from "@tabler/icons-react/dist/esm/icons/IconTrash.mjs";
import { useTranslation } from "react-i18next";
import { useCopyLink } from "~/resource/copy/use-copy-link";
import type { Row } from "~/resource/resource";
import classes from "./cells.module.css";
import type { ListedRow } from "./create-columns";
import { MenuAt } from "./menu-at";

export type MenuTarget = { listed: ListedRow; button: HTMLElement };
type Props = { target: MenuTarget; opened: boolean; close: () => void; onDelete: (row: Row) => void };

/** One menu for all rows, at the pressed button. */
export function RowMenu({ target: { listed, button }, opened, close, onDelete }: Props) {
  const { t } = useTranslation("resource");
  const copyLink = useCopyLink();
  const { row } = listed;
  return (
    <MenuAt element={button} opened={opened} position="bottom-end" returnFocusTo={button} onClose={close}>
      <Menu.Item leftSection={<IconLink aria-hidden />} onClick={() => copyLink(row)}>
        {t("copy.link")}
      </Menu.Item>
      <Menu.Item className={classes.danger} leftSection={<IconTrash aria-hidden />} onClick={() => onDelete(row)}>
        {t("action.delete")}
      </Menu.Item>
    </MenuAt>
  );
}
