import "~/theme/frame.css";
import { useDisclosure } from "@mantine/hooks";
import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { User } from "~/api/user";
import { prepareNotices } from "~/components/notices";
import type { Role } from "~/navigation/screens";
import { Breadcrumb } from "./breadcrumb";
import { ExpiredDialog } from "./expired-dialog";
import { Footer } from "./footer";
import classes from "./frame.module.css";
import { LeaveGuard } from "./leave-guard";
import { MenuDrawer } from "./menu-drawer";
import { Navbar } from "./navbar";
import { SideMenu } from "./side-menu";
import { Visits } from "./visits";

type Props = { user: User; role: Role; children: ReactNode };

/** Where the skip link leads. */
const CONTENT_ID = "content";

/** What stands around every screen of a session. The main area scrolls, not the page. */
export function Frame({ user, role, children }: Props) {
  const { t } = useTranslation("console");
  const [drawerOpen, drawer] = useDisclosure(false);

  useEffect(() => {
    prepareNotices();
  }, []);

  return (
    <div className={classes.frame}>
      <a href={`#${CONTENT_ID}`} className={classes.skip}>
        {t("frame.skip")}
      </a>
      <Navbar user={user} role={role} openMenu={drawer.open} />
      <aside className={classes.side}>
        <SideMenu role={role} />
      </aside>
      <MenuDrawer role={role} opened={drawerOpen} close={drawer.close} />
      <main id={CONTENT_ID} className={classes.main} tabIndex={-1}>
        <Breadcrumb />
        <div className={classes.content}>{children}</div>
        <Footer />
      </main>
      <LeaveGuard />
      <ExpiredDialog />
      <Visits />
    </div>
  );
}
