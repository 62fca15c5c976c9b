import { Paper, Tabs } from "@mantine/core";
import { useSearchParams } from "@remix-run/react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { listPresetRules, listQualityInspections, listServices } from "~/api/card";
import { useFormat } from "~/i18n/format";
import { useSetQuery } from "~/lib/page/use-set-query";
import { Allowed } from "~/session/allowed";
import classes from "./card-list.module.css";
import { type CardTab, findCards, KINDS, readCardQuery, TABS, writeCardQuery } from "./card-query";
import { CardSearch } from "./card-search";
import { type CardQueries, CardSections } from "./card-sections";
import { CreateDialog } from "./create-dialog";

/** One tab for each kind of card, with the number of cards found. */
export function CardTabs() {
  const { t } = useTranslation("card");
  const [query] = useSearchParams();
  const setQuery = useSetQuery();
  const { tab, search } = readCardQuery(query);
  const queries = {
    quality: useQuery(listQualityInspections.query()),
    service: useQuery(listServices.query()),
    rule: useQuery(listPresetRules.query()),
  };
  const counts = countsOf(queries, search);
  const isLoading = Object.values(queries).some(({ isPending }) => isPending);
  const setTab = (value: string | null) =>
    setQuery((requested) => writeCardQuery(requested, { tab: TABS.find((known) => known === value) }));
  const setSearch = (text: string) =>
    setQuery((requested) => writeCardQuery(requested, { search: text }), { replace: true });

  return (
    <Tabs value={tab} onChange={setTab} keepMounted={false}>
      <Allowed to="queue:write">
        <CreateDialog />
      </Allowed>
      <Paper withBorder radius="md" className={classes.bar}>
        <Tabs.List aria-label={t("tabs.label")} className={classes.tabs}>
          {TABS.map((one) => (
            <Tabs.Tab key={one} value={one} ref={one === tab ? bringIntoView : undefined}>
              {t(`tabs.${one}`)}
              <Count of={counts[one]} isLoading={isLoading} />
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <CardSearch search={search} onSearch={setSearch} found={counts[tab]} />
      </Paper>
      {TABS.map((one) => (
        <Tabs.Panel key={one} value={one} className={classes.panel}>
          <CardSections
            kinds={one === "all" ? KINDS : [one]}
            queries={queries}
            search={search}
            clear={() => setSearch("")}
          />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

/** How many cards a tab has; the same room as long as it is not known, and where a list has failed. */
function Count({ of: count, isLoading }: { of: number | undefined; isLoading: boolean }) {
  const format = useFormat();
  const isKnown = count !== undefined;
  return (
    <>
      {" "}
      <span className={classes.count} aria-hidden={!isKnown || undefined}>
        {isKnown ? format.number(count) : !isLoading && "–"}
      </span>
    </>
  );
}

/** On a phone the tabs are wider than the page. */
const bringIntoView = (title: HTMLElement | null) => title?.scrollIntoView({ block: "nearest", inline: "nearest" });

/** The number of cards in each tab; undefined until its list is loaded. */
function countsOf({ quality, service, rule }: CardQueries, search: string) {
  const count = (cards: Parameters<typeof findCards>[0] | undefined) => cards && findCards(cards, search).length;
  const counts = { quality: count(quality.data), service: count(service.data), rule: count(rule.data) };
  const loaded = Object.values(counts).filter((one) => one !== undefined);
  const all = loaded.length === KINDS.length ? loaded.reduce((sum, one) => sum + one, 0) : undefined;
  return { ...counts, all } satisfies Record<CardTab, number | undefined>;
}
