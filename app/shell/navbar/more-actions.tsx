import { ActionIcon, Menu } from "@mantine/core";
import IconDots from "@tabler/icons-react/dist/esm/icons/IconDots.mjs";
import { useTranslation } from "react-i18next";
import type { ToolbarAction } from "~/components/actions/action-button";
import { SETTINGS_BUTTON_ID, UNDER_NAVBAR } from "~/config/appearance";

/** The actions for which a narrow navbar has no room. */
export function MoreActions({ actions }: { actions: ToolbarAction[] }) {
  const { t } = useTranslation("console");
  const label = t("frame.moreActions");
  return (
    <Menu
      id={SETTINGS_BUTTON_ID}
      position="bottom-end"
      offset={UNDER_NAVBAR.icon}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={label} title={label}>
          <IconDots aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map((action) => (
          <Menu.Item key={action.label} leftSection={action.icon} onClick={action.run}>
            {action.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
