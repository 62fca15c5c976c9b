import { Paper, Title } from "@mantine/core";
import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { EmptyView, FailedRefresh, FailedView, NoMatchView } from "~/components/feedback/view-states";
import { Skeleton, SkeletonBar } from "~/components/loading/skeleton";
import card from "./card.module.css";
import classes from "./card-list.module.css";
import { findCards, type Kind } from "./card-query";

type Card = { id: string | number; title: string; description: string };
type Props<T extends Card> = {
  kind: Kind;
  query: UseQueryResult<T[]>;
  search: string;
  /** Empties the search. */
  clear: () => void;
  /** A list item that stands before the cards. */
  create?: ReactNode;
  children: (record: T) => ReactNode;
};

/** One kind of cards under its title; it loads, fails and is empty by itself. */
export function CardSection<T extends Card>({ kind, ...rest }: Props<T>) {
  const { t } = useTranslation("card");
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.section}>
      <Title order={2} id={id} tabIndex={-1} className={classes.title}>
        {t(`tabs.${kind}`)}
      </Title>
      <SectionBody {...rest} />
    </section>
  );
}

function SectionBody<T extends Card>({ query, search, clear, create, children }: Omit<Props<T>, "kind">) {
  const { data, error, isFetching, refetch } = query;
  if (!data) {
    if (!error) return <SectionSkeleton />;
    return (
      <StateCard>
        <FailedView error={error} retry={refetch} />
      </StateCard>
    );
  }
  const found = findCards(data, search);
  return (
    <>
      {error && <FailedRefresh error={error} retry={refetch} isRetrying={isFetching} />}
      {found.length === 0 && data.length > 0 ? (
        <StateCard>
          <NoMatchView clear={clear} />
        </StateCard>
      ) : (
        <ul className={classes.grid}>
          {create}
          {found.map((record) => (
            <li key={record.id}>{children(record)}</li>
          ))}
          {data.length === 0 && (
            <li>
              <StateCard>
                <EmptyView />
              </StateCard>
            </li>
          )}
        </ul>
      )}
    </>
  );
}

/** A state in place of cards. */
const StateCard = ({ children }: { children: ReactNode }) => (
  <Paper withBorder radius="md" className={classes.place}>
    {children}
  </Paper>
);

const PLACES = ["a", "b", "c", "d"];

function SectionSkeleton() {
  const { t } = useTranslation("console");
  return (
    <div className={classes.grid} role="status" aria-label={t("panel.loading")}>
      {PLACES.map((place) => (
        <Paper key={place} withBorder radius="md" className={card.card}>
          <Skeleton>
            <SkeletonBar height={16} line={24} width="60%" />
            <SkeletonBar height={14} line={22} />
            <SkeletonBar height={14} line={22} width="80%" />
            <SkeletonBar height={28} width={88} className={classes.foot} />
          </Skeleton>
        </Paper>
      ))}
    </div>
  );
}
