import { Paper, Title } from "@mantine/core";
import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { FirstItems } from "~/components/display/first-items";
import { QueryView } from "~/components/feedback/query-view";
import { EmptyView, NoMatchView } from "~/components/feedback/view-states";
import classes from "./card-list.module.css";
import { findCards, type Kind } from "./card-query";
import { SectionSkeleton } from "./section-skeleton";

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
