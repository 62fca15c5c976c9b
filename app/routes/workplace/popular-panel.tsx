import { useTranslation } from "react-i18next";
import { Panel } from "~/components/layout/panel";
import { LinesSkeleton } from "~/components/loading/lines-skeleton";
import { FilterInputs } from "~/resource/filters/filter-inputs";
import { PlainTable } from "~/resource/list/plain-table";
import { PanelResource } from "~/resource/panel-resource";
import { popular } from "./popular";
import popularClasses from "./popular.module.css";
import classes from "./workplace.module.css";

export function PopularPanel() {
  const { t } = useTranslation("popular");
  return (
    <div className={classes.aside}>
      <PanelResource of={popular}>
        {(search) => (
          <Panel title={t("table")} aside={<FilterInputs search={search} />}>
            <div className={popularClasses.scroll}>
              <PlainTable search={search} skeleton={<LinesSkeleton lines={9} />} />
            </div>
          </Panel>
        )}
      </PanelResource>
    </div>
  );
}
