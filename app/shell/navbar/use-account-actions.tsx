import { useNavigate } from "@remix-run/react";
import IconLogout from "@tabler/icons-react/dist/esm/icons/IconLogout.mjs";
import IconSwitchHorizontal from "@tabler/icons-react/dist/esm/icons/IconSwitchHorizontal.mjs";
import { useTranslation } from "react-i18next";
import type { ToolbarAction } from "~/components/actions/action-button";
import { useStore } from "~/lib/state/use-store";
import { pathTo } from "~/navigation/paths";
import { otherRoles, type Role } from "~/navigation/roles";
import { session } from "~/session/session";
import { useRoleSwitch } from "./use-role-switch";
import { confirmAndLogOut } from "./user-logout";

/** Switches to each other role. */
export function useRoleActions(): (ToolbarAction & { role: Role })[] {
  const { t } = useTranslation("console");
  const switchRole = useRoleSwitch();
  const current = useStore(session, ({ role }) => role);
  return otherRoles(current).map((role) => ({
    role,
    label: t("account.switchTo", { role: t(`account.role.${role}`) }),
    icon: <IconSwitchHorizontal aria-hidden />,
    run: () => switchRole(role),
  }));
}

/** Logs out after a confirmation where something would be lost. */
export function useLogoutAction(): ToolbarAction {
  const { t } = useTranslation("console");
  const navigate = useNavigate();
  const run = async () => {
    if (await confirmAndLogOut()) navigate(pathTo("Login"));
  };
  return { label: t("account.logout"), icon: <IconLogout aria-hidden />, run };
}
