import { ActionIcon, Group } from "@mantine/core";
import { Link } from "@remix-run/react";
import IconMenu2 from "@tabler/icons-react/dist/esm/icons/IconMenu2.mjs";
import { useTranslation } from "react-i18next";
import type { User } from "~/api/user";
import { LanguageButton } from "~/components/language-button";
import { ProductMark } from "~/components/product-mark";
import { ThemeButton } from "~/components/theme-button";
import { DEFAULT_SCREEN, pathTo } from "~/navigation/paths";
import type { Role } from "~/navigation/screens";
import { AccountMenu } from "./account-menu";
import classes from "./navbar.module.css";

type Props = { user: User; role: Role; openMenu: () => void };

/** The bar at the top of the frame. */
export function Navbar({ user, role, openMenu }: Props) {
  const { t } = useTranslation("console");
  return (
    <header className={classes.navbar}>
      <ActionIcon
        className={classes.burger}
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t("frame.openMenu")}
        onClick={openMenu}
      >
        <IconMenu2 />
      </ActionIcon>
      <Link to={pathTo(DEFAULT_SCREEN)} className={classes.home}>
        <ProductMark />
      </Link>
      <Group gap={4} wrap="nowrap" role="group" aria-label={t("frame.toolbar")}>
        <LanguageButton />
        <ThemeButton />
        <AccountMenu user={user} role={role} />
      </Group>
    </header>
  );
}
