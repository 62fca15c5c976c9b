import { Menu } from "@mantine/core";
import IconTrash from "@tabler/icons-react/dist/esm/icons/IconTrash.mjs";
import { useTranslation } from "react-i18next";
import type { Row } from "~/resource/resource";
import classes from "./cells.module.css";
import type { ListedRow } from "./create-columns";
import { ExistingTarget } from "./existing-target";

export type MenuTarget = { listed: ListedRow; button: HTMLElement };
type Props = { target: MenuTarget | null; opened: boolean; close: () => void; onDelete: (row: Row) => void };

/** One menu for all rows, positioned at the pressed button. */
export function RowMenu({ target, opened, close, onDelete }: Props) {
  const { t } = useTranslation("resource");
  // Mantine returns the focus only if the menu was mounted before it opened; this one mounts open.
  const closeAndRefocus = () => {
    close();
    target?.button.focus();
  };
  return (
    <Menu
      opened={opened}
      onClose={closeAndRefocus}
      position="bottom-end"
      withinPortal={false}
      withInitialFocusPlaceholder={false}
      returnFocus={false}
    >
      <Menu.Target>
        <ExistingTarget button={target?.button ?? null} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          className={classes.danger}
          leftSection={<IconTrash aria-hidden />}
          onClick={() => target && onDelete(target.listed.row)}
        >
          {t("action.delete")}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
