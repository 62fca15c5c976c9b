import { useTranslation } from "react-i18next";
import { EmptyView } from "~/components/feedback/view-states";
import { Panel } from "~/components/layout/panel";
import { useRecents } from "~/features/recents/recents";
import { groups, type Screen } from "~/navigation/screens";
import { ScreenLinks } from "./screen-links";

const iconOf = (screen: Screen) => groups.find(({ name }) => name === screen.group)?.icon ?? "workplace";

/** As many as stand beside the quick links. */
const SHOWN = 6;

/** The last visited screens, without this one. */
export function RecentsPanel() {
  const { t } = useTranslation("workplace");
  const screens = useRecents()
    .filter(({ name }) => name !== "Workplace")
    .slice(0, SHOWN)
    .map((screen) => ({ ...screen, icon: iconOf(screen) }));
  return (
    <Panel title={t("recents.title")}>
      {screens.length > 0 ? (
        <ScreenLinks screens={screens} />
      ) : (
        <EmptyView text={t("recents.empty")} drawing="visited" />
      )}
    </Panel>
  );
}
