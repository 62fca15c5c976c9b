import { Menu } from "@mantine/core";
import IconCheck from "@tabler/icons-react/dist/esm/icons/IconCheck.mjs";
import IconLineHeight from "@tabler/icons-react/dist/esm/icons/IconLineHeight.mjs";
import { useTranslation } from "react-i18next";
import { IconButton } from "~/components/actions/icon-button";
import { useStore } from "~/lib/state/use-store";
import { DENSITIES } from "./preferences";
import { useResource } from "./resource-context";

export function DensityMenu() {
  const { t } = useTranslation("resource");
  const { preferences } = useResource();
  const density = useStore(preferences, (current) => current.density);
  return (
    <Menu position="bottom-end" withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <IconButton label={t("toolbar.density")}>
          <IconLineHeight aria-hidden />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        {DENSITIES.map((value) => (
          <Menu.Item
            key={value}
            aria-current={value === density || undefined}
            rightSection={value === density && <IconCheck aria-hidden />}
            onClick={() => preferences.set({ density: value })}
          >
            {t(`toolbar.heights.${value}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
