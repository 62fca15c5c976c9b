import type { ReactNode } from "react";
import type { User } from "~/api/user";
import { ProductMark } from "~/components/layout/product-mark";
import { TabLink } from "~/features/tabs/tab-link";
import { DEFAULT_SCREEN, pathTo } from "~/navigation/paths";
import type { Role } from "~/navigation/roles";
import classes from "./navbar.module.css";
import { NavbarActions } from "./navbar-actions";

type Props = {
  user: User;
  role: Role;
  /** The button of the menu's drawer, if there is one. */
  drawer: ReactNode;
  /** The menu, if it is at the top. */
  menu: ReactNode;
};

export function Navbar({ user, role, drawer, menu }: Props) {
  return (
    <header className={classes.navbar}>
      {drawer}
      <TabLink to={pathTo(DEFAULT_SCREEN)} className={classes.home}>
        <ProductMark />
      </TabLink>
      <div className={classes.middle}>{menu}</div>
      <NavbarActions user={user} role={role} hasMenu={Boolean(menu)} />
    </header>
  );
}
