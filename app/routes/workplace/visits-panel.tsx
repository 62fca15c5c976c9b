import { Paper } from "@mantine/core";
import IconMinus from "@tabler/icons-react/dist/esm/icons/IconMinus.mjs";
import IconTrendingDown from "@tabler/icons-react/dist/esm/icons/IconTrendingDown.mjs";
import IconTrendingUp from "@tabler/icons-react/dist/esm/icons/IconTrendingUp.mjs";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { listVisits, type VisitsItem } from "~/api/user";
import { QueryView } from "~/components/feedback/query-view";
import { EmptyView } from "~/components/feedback/view-states";
import { Skeleton, SkeletonBar } from "~/components/loading/skeleton";
import { useFormat } from "~/i18n/format";
import { figureIcon } from "./figure-icon";
import classes from "./visits.module.css";

const TILES = ["a", "b", "c", "d"];
const DIRECTIONS = { flat: IconMinus, up: IconTrendingUp, down: IconTrendingDown };

export function VisitsPanel() {
  const { t } = useTranslation("workplace");
  const query = useQuery(listVisits.query());
  return (
    <section aria-label={t("visits.title")} className={classes.visits}>
      <QueryView
        query={query}
        skeleton={<TilesSkeleton />}
        isEmpty={(items) => items.length === 0}
        empty={<EmptyView drawing="chart" />}
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
  const direction = growth === 0 ? "flat" : growth > 0 ? "up" : "down";
  const Direction = DIRECTIONS[direction];
  const Icon = figureIcon(name);
  return (
    <Paper className={classes.tile} withBorder radius="md">
      <span className={classes.label} title={name}>
        {name}
      </span>
      <span className={classes.value}>{format.number(visits)}</span>
      <span className={classes.growth}>
        <span className={classes.direction} aria-label={t(`visits.${direction}`)} role="img">
          <Direction aria-hidden />
        </span>
        <b>{format.signedPercent(growth / 100)}</b> {t("visits.since")}
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
        <Paper key={tile} className={classes.tile} withBorder radius="md">
          <Skeleton>
            <SkeletonBar height={14} line={22} width="50%" />
            <SkeletonBar height={28} line={36} width="70%" />
            <SkeletonBar height={12} line={20} width="60%" />
          </Skeleton>
        </Paper>
      ))}
    </div>
  );
}
