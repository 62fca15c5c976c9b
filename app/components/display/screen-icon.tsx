import IconAlertCircle from "@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs";
import IconBan from "@tabler/icons-react/dist/esm/icons/IconBan.mjs";
import IconBell from "@tabler/icons-react/dist/esm/icons/IconBell.mjs";
import IconHelp from "@tabler/icons-react/dist/esm/icons/IconHelp.mjs";
import IconLayoutGrid from "@tabler/icons-react/dist/esm/icons/IconLayoutGrid.mjs";
import IconSettings from "@tabler/icons-react/dist/esm/icons/IconSettings.mjs";
import IconStairs from "@tabler/icons-react/dist/esm/icons/IconStairs.mjs";
import type { ComponentType } from "react";
import { findGroup } from "~/navigation/menu";
import type { Screen, ScreenName } from "~/navigation/screens";
import { GroupIcon } from "./group-icon";

/** The icons of the screens that would share the icon of their group with another screen. */
const ICONS: Partial<Record<ScreenName, ComponentType>> = {
  Card: IconLayoutGrid,
  Step: IconStairs,
  Error: IconAlertCircle,
  "403": IconBan,
  "404": IconHelp,
  Setting: IconSettings,
  Message: IconBell,
};

/** The icon of a screen alone; by default that of its group. */
export function ScreenIcon({ screen }: { screen: Pick<Screen, "name" | "group"> }) {
  const Icon = ICONS[screen.name];
  if (Icon) return <Icon aria-hidden />;
  return <GroupIcon name={findGroup(screen.group)?.icon ?? "link"} />;
}
