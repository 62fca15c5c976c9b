import { Group, Paper, Stack, Title } from "@mantine/core";
import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { FirstItems } from "~/components/display/first-items";
import { QueryView } from "~/components/feedback/query-view";
import { EmptyView, NoMatchView } from "~/components/feedback/view-states";
import { Skeleton, SkeletonBar, SkeletonRow } from "~/components/loading/skeleton";
import card from "./card.module.css";
import classes from "./card-list.module.css";
import { findCards, type Kind } from "./card-query";
import queue from "./inspection-card.module.css";

type Card = { id: string | number; title: string; description: string };
type Props<T extends Card> = {
  kind: Kind;
  query: UseQueryResult<T[]>;
  search: string;
  /** Empties the search. */
  clear: () => void;
  /** The first list item. */
  create?: ReactNode;
  /** A button in place of it where there is no list. */
  createFirst?: ReactNode;
  /** The cards of the highest come first; by default the server's order. */
  priorityOf?: (record: T) => number;
  children: (record: T) => ReactNode;
};

export function CardSection<T extends Card>({ kind, query, ...rest }: Props<T>) {
  const { t } = useTranslation("card");
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.section}>
      <Title order={2} id={id} tabIndex={-1} className={classes.title}>
        {t(`tabs.${kind}`)}
      </Title>
      <QueryView
        query={query}
        skeleton={<SectionSkeleton kind={kind} isCreatable={rest.create !== undefined} />}
        frame={(view) => <StateCard>{view}</StateCard>}
      >
        {(records) => <Cards {...rest} kind={kind} records={records} />}
      </QueryView>
    </section>
  );
}

type CardsProps<T extends Card> = Omit<Props<T>, "query"> & { records: T[] };

/** The records by their priority when they were first shown, so that no card moves when one has been dealt with. */
function useOrdered<T extends Card>(records: T[], priorityOf: (record: T) => number): T[] {
  const [priorities] = useState(() => new Map(records.map((record) => [record.id, priorityOf(record)])));
  // A new card comes first.
  const priority = ({ id }: T) => priorities.get(id) ?? Number.MAX_VALUE;
  return records.toSorted((one, other) => priority(other) - priority(one));
}

const serverOrder = () => 0;

function Cards<T extends Card>(props: CardsProps<T>) {
  const { kind, records, search, clear, create, createFirst, priorityOf = serverOrder, children } = props;
  const { t } = useTranslation("card");
  const found = findCards(useOrdered(records, priorityOf), search);
  if (found.length === 0) {
    return (
      <StateCard>
        {records.length > 0 ? (
          <NoMatchView clear={clear} />
        ) : (
          <EmptyView text={t(`empty.${kind}`)}>{createFirst}</EmptyView>
        )}
      </StateCard>
    );
  }
  return (
    <FirstItems items={found}>
      {(shown) => (
        <ul className={classes.grid}>
          {create}
          {shown.map((record) => (
            <li key={record.id}>{children(record)}</li>
          ))}
        </ul>
      )}
    </FirstItems>
  );
}

const StateCard = ({ children }: { children: ReactNode }) => (
  <Paper withBorder radius="md" className={classes.state}>
    {children}
  </Paper>
);

/** Two rows on a desk: what stands below a section then moves little when its cards come. */
const SKELETON_CARDS = ["a", "b", "c", "d", "e", "f", "g", "h"];

const FIGURES = ["a", "b", "c"];

const LINES = (
  <>
    <SkeletonBar height={14} line={17.98} />
    <SkeletonBar height={14} line={17.98} width="80%" />
  </>
);

const foot = (width: number) => (
  <div className={card.actions}>
    <SkeletonBar height={28} width={width} />
  </div>
);

/** As high as the cards. */
const BARS: Record<Kind, ReactNode> = {
  quality: (
    <>
      <SkeletonBar height={16} line={22} width="60%" />
      <div className={queue.counts}>
        {FIGURES.map((figure) => (
          <Stack key={figure} gap={0}>
            <SkeletonBar height={12} line={18.84} width="70%" />
            <SkeletonBar height={16} line={24} width="45%" />
          </Stack>
        ))}
      </div>
      <div className={card.footer}>
        <SkeletonBar height={12} width={76} />
        {foot(71)}
      </div>
    </>
  ),
  service: (
    <>
      <Group gap="sm">
        <SkeletonBar height={36} width={36} />
        <SkeletonBar height={16} width="50%" />
      </Group>
      {LINES}
      <div className={card.footer}>
        <SkeletonBar height={20} width={48} />
        {foot(95)}
      </div>
    </>
  ),
  rule: (
    <>
      <Group justify="space-between">
        <SkeletonBar height={16} line={22} width="60%" />
        <SkeletonBar height={20} width={36} />
      </Group>
      {LINES}
    </>
  ),
};

function SectionSkeleton({ kind, isCreatable }: { kind: Kind; isCreatable: boolean }) {
  const { t } = useTranslation("console");
  return (
    <div className={classes.grid} role="status" aria-label={t("panel.loading")}>
      {isCreatable && (
        <Paper
          bg="none"
          bd="1px dashed var(--control-line)"
          radius="md"
          p="13px var(--card-padding)"
          className={classes.create}
        >
          <Skeleton>
            <SkeletonRow>
              <SkeletonBar height={14} line={36} width={220} />
            </SkeletonRow>
          </Skeleton>
        </Paper>
      )}
      {SKELETON_CARDS.map((key) => (
        <Paper key={key} withBorder radius="md" className={`${card.card} ${kind === "quality" ? queue.queue : ""}`}>
          <Skeleton>{BARS[kind]}</Skeleton>
        </Paper>
      ))}
    </div>
  );
}
