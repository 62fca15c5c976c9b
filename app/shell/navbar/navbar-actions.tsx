import { Group } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useTranslation } from "react-i18next";
import type { User } from "~/api/user";
import { ActionButton } from "~/components/actions/action-button";
import { useLanguageAction } from "~/components/actions/use-language-action";
import { useSettingsAction } from "~/components/actions/use-settings-action";
import { useThemeAction } from "~/components/actions/use-theme-action";
import { ROOMY_PAGE } from "~/config/appearance";
import { MessageButton } from "~/features/messages/message-button";
import type { Role } from "~/navigation/roles";
import { PaletteButton } from "~/shell/palette/palette-button";
import { AccountMenu } from "./account-menu";
import { MoreActions } from "./more-actions";
import { useFullScreenAction } from "./use-full-screen-action";

/** The navbar's right side; on a phone the less used actions are in a menu. */
export function NavbarActions({ user, role }: { user: User; role: Role }) {
  const { t } = useTranslation("console");
  const roomy = useMediaQuery(ROOMY_PAGE, true, { getInitialValueInEffect: false });
  const looks = [useLanguageAction(), useThemeAction()];
  const page = [useFullScreenAction(), useSettingsAction()].filter((tool) => tool !== null);
  return (
    <Group gap={4} wrap="nowrap" role="group" aria-label={t("frame.toolbar")}>
      <PaletteButton />
      {roomy && looks.map((tool) => <ActionButton key={tool.label} {...tool} />)}
      <MessageButton />
      {roomy && page.map((tool) => <ActionButton key={tool.label} {...tool} />)}
      {!roomy && <MoreActions tools={[...looks, ...page]} />}
      <AccountMenu user={user} role={role} />
    </Group>
  );
}
