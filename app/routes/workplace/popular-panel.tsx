import { useTranslation } from "react-i18next";
import { EmptyView } from "~/components/feedback/view-states";
import { Panel } from "~/components/layout/panel";
import { FilterInputs } from "~/resource/filters/filter-inputs";
import { PlainOrder, PlainTable, usePlainList } from "~/resource/list/plain-table";
import { PanelProvider } from "~/resource/panel-provider";
import type { Search } from "~/resource/resource";
import { PhoneRows } from "./phone-rows";
import { popular } from "./popular";
import popularClasses from "./popular.module.css";
import classes from "./workplace.module.css";

export function PopularPanel() {
  return (
    <div className={classes.aside}>
      <PanelProvider of={popular}>{(search) => <Popular search={search} />}</PanelProvider>
    </div>
  );
}

function Popular({ search }: { search: Search }) {
  const { t } = useTranslation("popular");
  const query = usePlainList(search);
  const aside = (
    <>
      <span className={popularClasses.order}>
        <PlainOrder search={search} />
      </span>
      <FilterInputs search={search} />
    </>
  );
  return (
    <Panel title={t("table")} query={query} aside={aside}>
      <div className={popularClasses.scroll}>
        <PhoneRows rows={query.data?.list.length ?? 0}>
          <PlainTable search={search} lines={8} empty={<EmptyView text={t("none")} />} />
        </PhoneRows>
      </div>
    </Panel>
  );
}
