import IconAlertCircle from "@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs";
import IconBell from "@tabler/icons-react/dist/esm/icons/IconBell.mjs";
import IconFileUnknown from "@tabler/icons-react/dist/esm/icons/IconFileUnknown.mjs";
import IconLayoutGrid from "@tabler/icons-react/dist/esm/icons/IconLayoutGrid.mjs";
import IconListNumbers from "@tabler/icons-react/dist/esm/icons/IconListNumbers.mjs";
import IconServerOff from "@tabler/icons-react/dist/esm/icons/IconServerOff.mjs";
import IconSettings from "@tabler/icons-react/dist/esm/icons/IconSettings.mjs";
import IconShieldLock from "@tabler/icons-react/dist/esm/icons/IconShieldLock.mjs";
import type { ComponentType } from "react";
import { ScreenIcon } from "~/components/display/screen-icon";
import { findGroup } from "~/navigation/menu";
import type { Screen, ScreenName } from "~/navigation/screens";

/** The icons of the screens that would share the icon of their group with another screen. */
const ICONS: Partial<Record<string, ComponentType>> = {
  Card: IconLayoutGrid,
  Step: IconListNumbers,
  Error: IconAlertCircle,
  "403": IconShieldLock,
  "404": IconFileUnknown,
  "500": IconServerOff,
  Setting: IconSettings,
  Message: IconBell,
} satisfies Partial<Record<ScreenName, ComponentType>>;

/** The icon of a screen alone; by default that of its group. */
export function PageIcon({ screen }: { screen: Screen }) {
  const Icon = ICONS[screen.name];
  if (Icon) return <Icon aria-hidden />;
  return <ScreenIcon name={findGroup(screen.group)?.icon ?? "link"} />;
}
