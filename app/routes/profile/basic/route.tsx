import { useTranslation } from "react-i18next";
import { getBasicProfile } from "~/api/profile";
import { Panel } from "~/components/layout/panel";
import { ScreenPage } from "~/components/layout/screen-page";
import { panelsRoute } from "~/resource/panels-route";
import { ResourcePanel } from "~/resource/resource-panel";
import { guarded } from "~/session/guard";
import { CurrentProfile } from "./current-profile";
import { operationLog } from "./operation-log";

const panels = panelsRoute([operationLog]);

export const handle = { i18n: ["profile", "parameters", ...panels.i18n] };

export const clientLoader = guarded(({ request, prefetch }) => {
  panels.load({ request, prefetch });
  prefetch(getBasicProfile.query());
  return null;
});

export const { shouldRevalidate } = panels;

export default function Basic() {
  const { t } = useTranslation("operations");
  return (
    <ScreenPage>
      <CurrentProfile />
      <Panel title={t("table")}>
        <ResourcePanel of={operationLog} headed />
      </Panel>
    </ScreenPage>
  );
}
