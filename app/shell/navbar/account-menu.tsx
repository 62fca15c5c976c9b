import { Menu, UnstyledButton } from "@mantine/core";
import { useNavigate } from "@remix-run/react";
import IconChevronDown from "@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs";
import IconLogout from "@tabler/icons-react/dist/esm/icons/IconLogout.mjs";
import IconSettings from "@tabler/icons-react/dist/esm/icons/IconSettings.mjs";
import IconSwitchHorizontal from "@tabler/icons-react/dist/esm/icons/IconSwitchHorizontal.mjs";
import IconUser from "@tabler/icons-react/dist/esm/icons/IconUser.mjs";
import { useTranslation } from "react-i18next";
import type { User } from "~/api/user";
import { PersonAvatar } from "~/components/display/person-avatar";
import { pathTo } from "~/navigation/paths";
import type { Role } from "~/navigation/screens";
import { logOutByChoice } from "~/shell/navbar/log-out-by-choice";
import classes from "./account-menu.module.css";
import { ResetDemoItem } from "./reset-demo-item";
import { useRoleSwitch } from "./use-role-switch";

const OTHER = { admin: "user", user: "admin" } as const;

/** Who is logged in, and what concerns the account. */
export function AccountMenu({ user, role }: { user: User; role: Role }) {
  const { t } = useTranslation("console");
  const navigate = useNavigate();
  const changeRole = useRoleSwitch();
  const roleName = (of: Role) => t(of === "admin" ? "account.roleAdmin" : "account.roleUser");

  async function leave() {
    if (await logOutByChoice()) navigate(pathTo("Login"));
  }

  return (
    <Menu position="bottom-end" width={220} withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <UnstyledButton className={classes.button} aria-label={t("account.menu", { name: user.name })}>
          <PersonAvatar name={user.name} picture={user.avatar} size={32} />
          <span className={classes.name}>{user.name}</span>
          <IconChevronDown />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          {user.name} · {roleName(role)}
        </Menu.Label>
        <Menu.Item leftSection={<IconSwitchHorizontal />} onClick={() => changeRole(OTHER[role])}>
          {t("account.switchTo", { role: roleName(OTHER[role]) })}
        </Menu.Item>
        <Menu.Item leftSection={<IconUser />} onClick={() => navigate(pathTo("Info"))}>
          {t("account.center")}
        </Menu.Item>
        <Menu.Item leftSection={<IconSettings />} onClick={() => navigate(pathTo("Setting"))}>
          {t("account.settings")}
        </Menu.Item>
        <ResetDemoItem />
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout />} onClick={leave}>
          {t("account.logout")}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
