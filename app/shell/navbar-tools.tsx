import { Group } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useTranslation } from "react-i18next";
import type { User } from "~/api/user";
import { ToolButton } from "~/components/tool-button";
import { useLanguageTool } from "~/components/use-language-tool";
import { useSettingsTool } from "~/components/use-settings-tool";
import { useThemeTool } from "~/components/use-theme-tool";
import { ROOMY_PAGE } from "~/config";
import type { Role } from "~/navigation/screens";
import { AccountMenu } from "./account-menu";
import { MessageButton } from "./message-button";
import { MoreTools } from "./more-tools";
import { PaletteButton } from "./palette/palette-button";
import { useFullScreenTool } from "./use-full-screen-tool";

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
