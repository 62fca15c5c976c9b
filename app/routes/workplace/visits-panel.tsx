import { Paper } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { listVisits, type VisitsItem } from "~/api/user";
import { QueryView } from "~/components/feedback/query-view";
import { EmptyView } from "~/components/feedback/view-states";
import { Skeleton, SkeletonBar } from "~/components/loading/skeleton";
import { useFormat } from "~/i18n/format";
import { figureIcon } from "./figure-icon";
import { Trend } from "./trend";
import classes from "./visits.module.css";

const TILES = ["a", "b", "c", "d"];

export function VisitsPanel() {
  const { t } = useTranslation("workplace");
  const query = useQuery(listVisits.query());
  return (
    <section aria-label={t("visits.title")} className={classes.visits}>
      <QueryView
        query={query}
        skeleton={<TilesSkeleton />}
        isEmpty={(items) => items.length === 0}
        empty={<EmptyView text={t("visits.none")} drawing="chart" />}
      >
        {(items) => (
          <div className={classes.tiles}>
            {items.map((item) => (
              <Tile key={item.name} item={item} />
            ))}
          </div>
        )}
      </QueryView>
    </section>
  );
}

function Tile({ item: { name, visits, growth } }: { item: VisitsItem }) {
  const { t } = useTranslation("workplace");
  const format = useFormat();
  const Icon = figureIcon(name);
  return (
    <Paper className={classes.tile} withBorder radius="md">
      <span className={classes.label} title={name}>
        {name}
      </span>
      <span className={classes.value}>{format.number(visits)}</span>
      <span className={classes.growth}>
        <Trend percent={growth} /> {t("visits.since")}
      </span>
      <span className={classes.icon}>
        <Icon aria-hidden />
      </span>
    </Paper>
  );
}

function TilesSkeleton() {
  return (
    <div className={classes.tiles}>
      {TILES.map((tile) => (
        <Paper key={tile} withBorder radius="md">
          <Skeleton className={classes.tile}>
            <SkeletonBar height={14} line={22} width="50%" />
            <SkeletonBar height={28} line={36} width="60%" className={classes.value} />
            <SkeletonBar height={12} line={20} width="60%" />
            <div className={`${classes.icon} ${classes.placeholder}`} />
          </Skeleton>
        </Paper>
      ))}
    </div>
  );
}
