import { useNavigate } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ScreenIcon } from "~/components/display/screen-icon";
import { useCurrentScreen } from "~/components/layout/use-current-screen";
import { useRecents } from "~/features/recents/recents";
import { tabUrl } from "~/features/tabs/tab-url";
import { titlesOf } from "~/i18n/every-language";
import { useStore } from "~/lib/state/use-store";
import { canAccess } from "~/navigation/access";
import { findScreen } from "~/navigation/paths";
import { groups, type Screen, screens } from "~/navigation/screens";
import { session } from "~/session/session";
import type { Searchable } from "./search";
import { useActions } from "./use-actions";

export type Entry = Searchable & {
  id: string;
  label: string;
  /** Its group. */
  note?: string;
  icon: ReactNode;
  run: () => void;
};

export type Section = { title: "recent" | "screens" | "actions" | "results"; entries: Entry[] };

/** What the palette offers to the role: the last visited screens, all others, and actions. */
export function useSections(): Section[] {
  const { t } = useTranslation("screens");
  const navigate = useNavigate();
  const current = useCurrentScreen();
  const role = useStore(session, (state) => state.role);
  const recents = useRecents().filter(({ name }) => name !== current?.name);
  const actions = useActions();

  function entryOf(screen: Screen): Entry {
    const group = groups.find(({ name }) => name === screen.group);
    const isAlone = !group || group.hideChildren;
    return {
      id: screen.name,
      label: t(screen.title),
      note: isAlone ? undefined : t(group.title),
      icon: <ScreenIcon screen={screen} />,
      names: titlesOf(screen.title),
      hints: isAlone ? [] : titlesOf(group.title),
      run: () => navigate(tabUrl(screen.path)),
    };
  }

  const recentNames = recents.map(({ name }) => name);
  const others = screens.filter(
    (screen) =>
      role !== "" &&
      !screen.bare &&
      findScreen(screen.name) &&
      canAccess(screen, role) &&
      !recentNames.includes(screen.name),
  );
  const sections: Section[] = [
    { title: "recent", entries: recents.map(entryOf) },
    { title: "screens", entries: others.map(entryOf) },
    { title: "actions", entries: actions },
  ];
  return sections.filter(({ entries }) => entries.length > 0);
}
