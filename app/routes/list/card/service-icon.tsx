import IconApps from "@tabler/icons-react/dist/esm/icons/IconApps.mjs";
import IconBadgeCc from "@tabler/icons-react/dist/esm/icons/IconBadgeCc.mjs";
import IconChartBar from "@tabler/icons-react/dist/esm/icons/IconChartBar.mjs";
import IconCode from "@tabler/icons-react/dist/esm/icons/IconCode.mjs";
import IconCopy from "@tabler/icons-react/dist/esm/icons/IconCopy.mjs";
import IconEdit from "@tabler/icons-react/dist/esm/icons/IconEdit.mjs";
import IconFilter from "@tabler/icons-react/dist/esm/icons/IconFilter.mjs";
import IconMapPin from "@tabler/icons-react/dist/esm/icons/IconMapPin.mjs";
import IconShare from "@tabler/icons-react/dist/esm/icons/IconShare.mjs";
import IconShieldCheck from "@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs";
import IconUser from "@tabler/icons-react/dist/esm/icons/IconUser.mjs";
import IconUserScan from "@tabler/icons-react/dist/esm/icons/IconUserScan.mjs";
import classes from "./card.module.css";

/** The icons by the names that a server may send; any other name gets a default. */
const ICONS = new Map([
  ["code", IconCode],
  ["edit", IconEdit],
  ["user", IconUser],
  ["safe", IconShieldCheck],
  ["chart", IconChartBar],
  ["subtitles", IconBadgeCc],
  ["copy", IconCopy],
  ["funnel", IconFilter],
  ["place", IconMapPin],
  ["share", IconShare],
  ["profile", IconUserScan],
]);

export function ServiceIcon({ name }: { name: string }) {
  const Icon = ICONS.get(name) ?? IconApps;
  return (
    <span className={classes.icon}>
      <Icon aria-hidden />
    </span>
  );
}
