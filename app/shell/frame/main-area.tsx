import { type ReactNode, useRef } from "react";
import type { User } from "~/api/user";
import { openTabs } from "~/features/tabs/open-tabs-store";
import { useStore } from "~/lib/state/use-store";
import type { Role } from "~/navigation/roles";
import { settings } from "~/settings/settings";
import { TabBar } from "~/shell/tabs/tab-bar";
import { useStoredScroll } from "~/shell/tabs/use-stored-scroll";
import { VisitRecorder } from "~/shell/tabs/visit-recorder";
import { Breadcrumb } from "./breadcrumb";
import { Footer } from "./footer";
import classes from "./main-area.module.css";
import { PrintLine } from "./print-line";

type Props = { id: string; user: User; role: Role; children: ReactNode };

/** The tabs and, below them, the scrolling area: breadcrumb, screen and footer. */
export function MainArea({ id, user, role, children }: Props) {
  const main = useRef<HTMLElement>(null);
  const tabBar = useStore(settings, (current) => current.tabBar);
  const reloads = useStore(openTabs, (current) => current.reloads);
  useStoredScroll(main);
  return (
    <div className={classes.area}>
      <VisitRecorder user={user} role={role} />
      {tabBar && <TabBar role={role} />}
      <main id={id} className={classes.main} tabIndex={-1} ref={main}>
        <PrintLine user={user} />
        <Breadcrumb />
        <div key={reloads} className={classes.content}>
          {children}
        </div>
        <Footer />
      </main>
    </div>
  );
}
