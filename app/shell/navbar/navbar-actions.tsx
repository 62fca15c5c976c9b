import { Group } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useTranslation } from "react-i18next";
import type { User } from "~/api/user";
import { ToolButton } from "~/components/actions/action-button";
import { useLanguageTool } from "~/components/actions/use-language-action";
import { useSettingsTool } from "~/components/actions/use-settings-action";
import { useThemeTool } from "~/components/actions/use-theme-action";
import { ROOMY_PAGE } from "~/config/appearance";
import { MessageButton } from "~/features/messages/message-button";
import type { Role } from "~/navigation/roles";
import { PaletteButton } from "~/shell/palette/palette-button";
import { AccountMenu } from "./account-menu";
import { MoreTools } from "./more-actions";
import { useFullScreenTool } from "./use-full-screen-action";

/** The navbar's right side; on a phone what is seldom used stands in a menu. */
export function NavbarTools({ user, role }: { user: User; role: Role }) {
  const { t } = useTranslation("console");
  const roomy = useMediaQuery(ROOMY_PAGE, true, { getInitialValueInEffect: false });
  const looks = [useLanguageTool(), useThemeTool()];
  const page = [useFullScreenTool(), useSettingsTool()].filter((tool) => tool !== null);
  return (
    <Group gap={4} wrap="nowrap" role="group" aria-label={t("frame.toolbar")}>
      <PaletteButton />
      {roomy && looks.map((tool) => <ToolButton key={tool.label} {...tool} />)}
      <MessageButton />
      {roomy && page.map((tool) => <ToolButton key={tool.label} {...tool} />)}
      {!roomy && <MoreTools tools={[...looks, ...page]} />}
      <AccountMenu user={user} role={role} />
    </Group>
  );
}
