import IconAlertTriangle from "@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs";
import IconCircleCheck from "@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs";
import IconExternalLink from "@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs";
import IconFileText from "@tabler/icons-react/dist/esm/icons/IconFileText.mjs";
import IconForms from "@tabler/icons-react/dist/esm/icons/IconForms.mjs";
import IconLayoutDashboard from "@tabler/icons-react/dist/esm/icons/IconLayoutDashboard.mjs";
import IconList from "@tabler/icons-react/dist/esm/icons/IconList.mjs";
import IconUser from "@tabler/icons-react/dist/esm/icons/IconUser.mjs";
import type { IconName } from "~/navigation/screens";

const ICONS = {
  workplace: IconLayoutDashboard,
  list: IconList,
  form: IconForms,
  profile: IconFileText,
  result: IconCircleCheck,
  exception: IconAlertTriangle,
  user: IconUser,
  link: IconExternalLink,
} satisfies Record<IconName, unknown>;

export function GroupIcon({ name }: { name: IconName }) {
  const Icon = ICONS[name];
  return <Icon aria-hidden />;
}
