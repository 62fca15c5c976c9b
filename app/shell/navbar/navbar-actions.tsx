import { Group } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { User } from "~/api/user";
import { ActionButton } from "~/components/actions/action-button";
import { useLanguageAction } from "~/components/actions/use-language-action";
import { useSettingsAction } from "~/components/actions/use-settings-action";
import { useThemeAction } from "~/components/actions/use-theme-action";
import { NARROW_PAGE, WIDE_NAVBAR } from "~/config/appearance";
import { MessageButton } from "~/features/messages/message-button";
import { useMedia } from "~/lib/page/use-media";
import type { Role } from "~/navigation/roles";
import { AccountMenu } from "./account-menu";
import { MoreActions } from "./more-actions";
import { PaletteButton } from "./palette-button";
import { useFullScreenAction } from "./use-full-screen-action";

type Props = {
  user: User;
  role: Role;
  /** Whether the menu is beside the actions. */
  hasMenu: boolean;
};

/** The navbar's right side; on a phone the less used actions are in a menu. */
export function NavbarActions({ user, role, hasMenu }: Props) {
  const { t } = useTranslation("console");
  const isWide = useMedia(WIDE_NAVBAR);
  const isNarrow = useMedia(NARROW_PAGE);
  const [language, theme] = [useLanguageAction(), useThemeAction()];
  const [fullscreen, settings] = [useFullScreenAction(), useSettingsAction()];
  return (
    <Group gap={4} wrap="nowrap" role="group" aria-label={t("frame.toolbar")}>
      <PaletteButton isField={!isNarrow && !hasMenu} />
      {isWide && <ActionButton {...language} />}
      {isWide && <ActionButton {...theme} />}
      <MessageButton />
      {isWide && fullscreen && <ActionButton {...fullscreen} />}
      {isWide && <ActionButton {...settings} />}
      {!isWide && <MoreActions actions={[language, theme, fullscreen, settings].filter((action) => action !== null)} />}
      <AccountMenu user={user} role={role} />
    </Group>
  );
}
