import { useTranslation } from "react-i18next";
import { EmptyView } from "~/components/feedback/view-states";
import { Panel } from "~/components/layout/panel";
import { useRecents } from "~/features/recents/recents";
import { ScreenLinks } from "./screen-links";

/** As many as stand beside the quick links. */
const SHOWN = 6;

/** The last visited screens, without this one. */
export function RecentsPanel() {
  const { t } = useTranslation("workplace");
  const screens = useRecents()
    .filter(({ name }) => name !== "Workplace")
    .slice(0, SHOWN);
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
