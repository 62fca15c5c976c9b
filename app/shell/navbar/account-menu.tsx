import { Menu, UnstyledButton } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useNavigate } from "@remix-run/react";
import IconChevronDown from "@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs";
import IconSettings from "@tabler/icons-react/dist/esm/icons/IconSettings.mjs";
import IconUser from "@tabler/icons-react/dist/esm/icons/IconUser.mjs";
import { useTranslation } from "react-i18next";
import type { User } from "~/api/user";
import { PersonAvatar } from "~/components/display/person-avatar";
import { UNDER_NAVBAR } from "~/config/appearance";
import { tabUrl } from "~/features/tabs/tab-url";
import { useStore } from "~/lib/state/use-store";
import { pathTo } from "~/navigation/paths";
import type { Role } from "~/navigation/roles";
import classes from "./account-menu.module.css";
import { demoActions } from "./demo-actions";
import { useLogoutAction, useRoleActions } from "./use-account-actions";

/** The current user, and the actions of the account. */
export function AccountMenu({ user, role }: { user: User; role: Role }) {
  const { t } = useTranslation("console");
  const navigate = useNavigate();
  const demo = useStore(demoActions, ({ current }) => current);
  const [isResetting, resetDialog] = useDisclosure(false);
  const roleActions = useRoleActions();
  const logout = useLogoutAction();

  return (
    <>
      <Menu
        position="bottom-end"
        offset={UNDER_NAVBAR.account}
        width={220}
        withinPortal={false}
        withInitialFocusPlaceholder={false}
      >
        <Menu.Target>
          <UnstyledButton className={classes.button}>
            <span className="visually-hidden">{t("account.menu", { name: user.name })}</span>
            <PersonAvatar name={user.name} picture={user.avatar} size={32} />
            <span className={classes.name} aria-hidden>
              {user.name}
            </span>
            <IconChevronDown aria-hidden />
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label className={classes.user}>
            <PersonAvatar name={user.name} picture={user.avatar} size={36} />
            <span className={classes.words}>
              <bdi className={classes.fullName}>{user.name}</bdi>
              <span>{t(`account.role.${role}`)}</span>
            </span>
          </Menu.Label>
          <Menu.Divider />
          {roleActions.map(({ role: other, label, icon, run }) => (
            <Menu.Item key={other} leftSection={icon} onClick={run}>
              {label}
            </Menu.Item>
          ))}
          <Menu.Item leftSection={<IconUser aria-hidden />} onClick={() => navigate(tabUrl(pathTo("Info")))}>
            {t("account.center")}
          </Menu.Item>
          <Menu.Item leftSection={<IconSettings aria-hidden />} onClick={() => navigate(tabUrl(pathTo("Setting")))}>
            {t("account.settings")}
          </Menu.Item>
          {demo && <demo.Item onClick={resetDialog.open} />}
          <Menu.Divider />
          <Menu.Item leftSection={logout.icon} onClick={logout.run}>
            {logout.label}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {demo && <demo.Dialog opened={isResetting} close={resetDialog.close} />}
    </>
  );
}
