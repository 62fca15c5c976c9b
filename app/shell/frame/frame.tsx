import { Box } from "@mantine/core";
import { memo, type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { User } from "~/api/user";
import { SkipLink } from "~/components/actions/skip-link";
import { preloadDrawer } from "~/components/dialogs/lazy-drawer";
import { preloadErrorPage } from "~/components/feedback/lazy-error-page";
import { preloadToasts } from "~/components/feedback/toasts";
import { whenIdle } from "~/components/loading/when-idle";
import { inRem, NAVBAR_HEIGHT } from "~/config/appearance";
import { LeaveGuard } from "~/features/drafts/leave-guard";
import { replyWithUnsaved } from "~/features/drafts/unsaved-elsewhere";
import { cachedImport } from "~/lib/loading/cached-import";
import { trackUserActivity } from "~/lib/page/user-activity";
import { useStore } from "~/lib/state/use-store";
import type { Role } from "~/navigation/roles";
import { menuPosition } from "~/settings/menu-position";
import { settings } from "~/settings/settings";
import { ExpiredDialog } from "~/shell/feedback/expired-dialog";
import { MenuDrawer } from "~/shell/menu/menu-drawer";
import { SideMenu } from "~/shell/menu/side-menu";
import { TopMenu } from "~/shell/menu/top-menu";
import { useMenu } from "~/shell/menu/use-menu";
import { Navbar } from "~/shell/navbar/navbar";
import { followLogout } from "~/shell/navbar/user-logout";
import { PaletteHost, preloadPalette } from "~/shell/palette/palette-host";
import { preloadProgress } from "~/shell/progress/progress-host";
import { ShortcutsHost } from "~/shell/shortcuts/shortcuts-host";
import { FixedActions } from "./fixed-actions";
import classes from "./frame.module.css";
import { ignorePrefetchFailures } from "./ignore-prefetch-failures";
import { listenToFrameKeys } from "./listen-to-frame-keys";
import { MainArea } from "./main-area";

type Props = { user: User; role: Role; children: ReactNode };

/** The target of the skip link. */
const CONTENT_ID = "content";

const idleFeedback = cachedImport(async () => (await import("~/shell/feedback/idle-feedback")).startIdleFeedback);

/** The frame around every screen of a session. The main area scrolls, not the page. */
export const Frame = memo(function Frame({ user, role, children }: Props) {
  const { t } = useTranslation("console");
  const navbar = useStore(settings, (current) => current.navbar);
  const position = useStore(settings, menuPosition);
  const menu = useMenu(role);
  const drawer = position === "drawer" && <MenuDrawer menu={menu} />;

  useEffect(() => {
    let isMounted = true;
    const cleanUps = [
      ignorePrefetchFailures(),
      followLogout(),
      listenToFrameKeys(),
      replyWithUnsaved(),
      trackUserActivity(),
    ];
    whenIdle().then(() => {
      preloadToasts();
      preloadProgress();
      preloadErrorPage();
      preloadPalette();
      if (menuPosition(settings.get()) === "drawer") preloadDrawer();
      idleFeedback.load().then(
        ({ code: start }) => isMounted && cleanUps.push(start()),
        () => undefined,
      );
    });
    return () => {
      isMounted = false;
      for (const cleanUp of cleanUps) cleanUp();
    };
  }, []);

  return (
    <Box className={classes.frame} __vars={{ "--navbar-height": inRem(navbar ? NAVBAR_HEIGHT : 0) }}>
      <SkipLink to={CONTENT_ID} className={classes.skip}>
        {t("frame.skip")}
      </SkipLink>
      {navbar ? (
        <Navbar user={user} role={role} drawer={drawer} menu={position === "top" && <TopMenu menu={menu} />} />
      ) : (
        <FixedActions drawer={drawer} />
      )}
      {position === "side" && <SideMenu menu={menu} />}
      <MainArea id={CONTENT_ID} user={user} role={role}>
        {children}
      </MainArea>
      <LeaveGuard />
      <ExpiredDialog />
      <PaletteHost />
      <ShortcutsHost />
    </Box>
  );
});
