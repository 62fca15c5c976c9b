import IconHistory from "@tabler/icons-react/dist/esm/icons/IconHistory.mjs";
import IconKeyboard from "@tabler/icons-react/dist/esm/icons/IconKeyboard.mjs";
import { useTranslation } from "react-i18next";
import type { ToolbarAction } from "~/components/actions/action-button";
import { useLanguageAction } from "~/components/actions/use-language-action";
import { useSettingsAction } from "~/components/actions/use-settings-action";
import { useThemeAction } from "~/components/actions/use-theme-action";
import { clearRecents, useRecents } from "~/features/recents/recents";
import { termsOf } from "~/i18n/every-language";
import type { Translations } from "~/i18n/translations";
import { useLogoutAction, useRoleActions } from "~/shell/navbar/use-account-actions";
import { useFullScreenAction } from "~/shell/navbar/use-full-screen-action";
import { showShortcuts } from "~/shell/shortcuts/show-shortcuts";
import type { Entry } from "./use-entries";

/** An action is found by its current label and by its search terms in every language. */
function entryOf(
  name: keyof Translations["palette"]["searchTerms"],
  action: ToolbarAction | null,
  id: string = name,
): Entry[] {
  return action ? [{ ...action, id, names: [action.label, ...termsOf(name)] }] : [];
}

/** The actions of the palette beside the screens. */
export function useActions(): Entry[] {
  const { t } = useTranslation("palette");
  const hasRecents = useRecents().length > 0;
  const clear = { label: t("clearRecents"), icon: <IconHistory aria-hidden />, run: clearRecents };
  const shortcuts = { label: t("shortcuts"), icon: <IconKeyboard aria-hidden />, run: showShortcuts };
  return [
    ...entryOf("theme", useThemeAction()),
    ...entryOf("language", useLanguageAction()),
    ...entryOf("settings", useSettingsAction()),
    ...entryOf("fullScreen", useFullScreenAction()),
    ...entryOf("shortcuts", shortcuts),
    ...useRoleActions().flatMap(({ role, ...action }) => entryOf("role", action, `role-${role}`)),
    ...entryOf("clearRecents", hasRecents ? clear : null),
    ...entryOf("logout", useLogoutAction()),
  ];
}
