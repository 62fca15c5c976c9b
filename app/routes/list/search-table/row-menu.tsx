import { Menu } from "@mantine/core";
import IconTrash from "@tabler/icons-react/dist/esm/icons/IconTrash.mjs";
import { forwardRef, useImperativeHandle } from "react";
import { useTranslation } from "react-i18next";
import type { Policy } from "~/api/policy";
import type { ListedPolicy } from "./columns";
import classes from "./policy-cells.module.css";

export type MenuTarget = { policy: ListedPolicy; button: HTMLElement };
type Props = { target: MenuTarget | null; opened: boolean; close: () => void; onDelete: (policy: Policy) => void };

/** The one menu of all rows; it stands at the button that was pressed. */
export function RowMenu({ target, opened, close, onDelete }: Props) {
  const { t } = useTranslation("policies");
  // The kit gives the focus back to what had it when a menu that was there is opened; this one comes open.
  const end = () => {
    close();
    target?.button.focus();
  };
  return (
    <Menu
      opened={opened}
      onClose={end}
      position="bottom-end"
      withinPortal={false}
      withInitialFocusPlaceholder={false}
      returnFocus={false}
    >
      <Menu.Target>
        <At button={target?.button ?? null} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          className={classes.danger}
          leftSection={<IconTrash />}
          onClick={() => target && onDelete(target.policy)}
        >
          {t("action.delete")}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** Draws nothing and hands a button that is already there to the menu. */
const At = forwardRef<HTMLElement | null, { button: HTMLElement | null }>(function At({ button }, ref) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => button, [button]);
  return null;
});
