import { Paper, Tabs } from "@mantine/core";
import { useSearchParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useFormat } from "~/i18n/format";
import classes from "./card-list.module.css";
import { type CardTab, KINDS, readCardQuery, TABS, writeCardQuery } from "./card-query";
import { CardSearch } from "./card-search";
import { CardSections } from "./card-sections";
import type { CardLists } from "./use-card-lists";
import { useCardView } from "./use-card-view";

/** The kinds of cards as tabs, each with how many of it the search finds, as far as that is known. */
export function CardTabs({ lists }: { lists: CardLists }) {
  const { t } = useTranslation("card");
  const format = useFormat();
  const [query, setQuery] = useSearchParams();
  const { tab, search } = readCardQuery(query);
  const views = {
    quality: useCardView(lists.quality, search),
    service: useCardView(lists.service, search),
    rule: useCardView(lists.rule, search),
  };
  const counts = countsOf(views);
  const setTab = (value: string | null) =>
    setQuery(writeCardQuery(query, { tab: TABS.find((known) => known === value) }), { preventScrollReset: true });
  const setSearch = (text: string) =>
    setQuery(writeCardQuery(query, { search: text }), { replace: true, preventScrollReset: true });

  return (
    <Tabs value={tab} onChange={setTab} keepMounted={false}>
      <Paper withBorder radius="md" className={classes.bar}>
        <Tabs.List aria-label={t("tabs.label")} className={classes.tabs}>
          {TABS.map((one) => (
            <Tabs.Tab key={one} value={one} ref={one === tab ? bringIntoView : undefined}>
              {t(`tabs.${one}`)}
              {counts[one] !== undefined && <span className={classes.count}> {format.number(counts[one])}</span>}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <CardSearch search={search} onSearch={setSearch} found={counts[tab]} />
      </Paper>
      {TABS.map((one) => (
        <Tabs.Panel key={one} value={one} className={classes.panel}>
          <CardSections
            kinds={one === "all" ? KINDS : [one]}
            lists={lists}
            views={views}
            search={search}
            clear={() => setSearch("")}
          />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

/** On a phone the titles are wider than the page. */
const bringIntoView = (title: HTMLElement | null) => title?.scrollIntoView({ block: "nearest", inline: "nearest" });

type Counted = { found?: readonly unknown[] };

/** How many cards each tab shows; none for a list that is not here. */
function countsOf({ quality, service, rule }: Record<(typeof KINDS)[number], Counted>) {
  const counts = { quality: quality.found?.length, service: service.found?.length, rule: rule.found?.length };
  const known = Object.values(counts).filter((count) => count !== undefined);
  const all = known.length === KINDS.length ? known.reduce((sum, count) => sum + count, 0) : undefined;
  return { ...counts, all } satisfies Record<CardTab, number | undefined>;
}
