import { ActionIcon, Group } from "@mantine/core";
import { useCallbackRef } from "@mantine/hooks";
import { useRevalidator } from "@remix-run/react";
import IconRefresh from "@tabler/icons-react/dist/esm/icons/IconRefresh.mjs";
import { memo, type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useLasting } from "~/lib/loading/use-delayed-flag";
import { useSettled } from "~/lib/loading/use-settled";
import { useStore } from "~/lib/state/use-store";
import { ColumnsButton } from "./columns/columns-button";
import { DensityMenu } from "./density-menu";
import { ExportButton } from "./export/export-button";
import { changeLooks, looks } from "./looks";
import classes from "./policy-list.module.css";
import { policyWords } from "./policy-words";
import { type PolicySearch, readSearch, writeSearch } from "./query";
import type { PolicyPage } from "./read-page";
import { useShow } from "./use-show";
import { ViewsButton } from "./views/views-button";

type Props = { search: PolicySearch; page: Promise<PolicyPage>; children: ReactNode };

/** What can be done with the list as a whole. */
export function Toolbar({ search, page, children }: Props) {
  return (
    <Group justify="space-between" gap="xs" mb="sm" mih={36} className={classes.toolbar}>
      {children}
      <Group gap="xs" ml="auto">
        <SearchTools query={writeSearch({ ...search, current: 1 })} />
        <RefreshButton page={page} />
        <LooksTools />
      </Group>
    </Group>
  );
}

/** What is done with all pages of a search. */
const SearchTools = memo(function SearchTools({ query }: { query: string }) {
  const { t } = useTranslation("policies");
  const show = useShow();
  const apply = useCallbackRef((applied: string) => show(searchOf(applied)));
  const words = useMemo(() => policyWords(t), [t]);
  return (
    <>
      <ViewsButton query={query} onApply={apply} />
      <ExportButton query={useMemo(() => searchOf(query), [query])} words={words} />
    </>
  );
});

const searchOf = (query: string) => readSearch(new URLSearchParams(query));

function RefreshButton({ page }: Pick<Props, "page">) {
  const { t } = useTranslation("policies");
  const { revalidate } = useRevalidator();
  const late = useLasting(useSettled(page).waiting);
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={t("toolbar.refresh")}
      title={t("toolbar.refresh")}
      loading={late}
      onClick={revalidate}
    >
      <IconRefresh />
    </ActionIcon>
  );
}

const LooksTools = memo(function LooksTools() {
  const columns = useStore(looks, (current) => current.columns);
  return (
    <>
      <DensityMenu />
      <ColumnsButton settings={columns} onChange={(next) => changeLooks({ columns: next })} />
    </>
  );
});
