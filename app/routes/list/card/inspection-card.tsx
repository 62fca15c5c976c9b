import { Paper } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Inspection } from "~/api/card";
import { ShortTime } from "~/components/display/recent-time";
import { Tag } from "~/components/display/tag";
import { useFormat } from "~/i18n/format";
import { Allowed } from "~/session/allowed";
import card from "./card.module.css";
import { hasNothingWaiting, waitingCount } from "./card-states";
import { CardTitle } from "./card-title";
import { InspectionActions } from "./inspection-actions";
import classes from "./inspection-card.module.css";

/** A number with its unit; any other text as it is. */
function WithUnit({ value }: { value: string }) {
  const [, number, unit] = /^([\d.,]+)\s?(\p{L}+)$/u.exec(value) ?? [];
  if (!number) return value;
  return (
    <>
      {number} <small>{unit}</small>
    </>
  );
}

export function InspectionCard({ queue }: { queue: Inspection }) {
  const { t } = useTranslation("card");
  const format = useFormat();
  const isDone = hasNothingWaiting(queue.data);
  const titleId = `quality-${queue.id}`;
  return (
    <Paper withBorder radius="md" className={`${card.card} ${classes.queue}`}>
      <CardTitle id={titleId} title={queue.title} />
      <ShortTime value={queue.description} className={classes.date} />
      <dl className={classes.counts} data-waiting={waitingCount(queue.data) > 0 || undefined}>
        {queue.data.map(({ label, value }) => (
          <div key={label}>
            <dt title={label}>{label}</dt>
            <dd title={typeof value === "number" ? format.number(value) : value}>
              {typeof value === "number" ? format.figure(value) : <WithUnit value={value} />}
            </dd>
          </div>
        ))}
      </dl>
      <footer className={card.footer}>
        {isDone && <Tag tone="success">{t("quality.nothingWaiting")}</Tag>}
        <Allowed to="queue:write">
          <InspectionActions queue={queue} isDone={isDone} titleId={titleId} />
        </Allowed>
      </footer>
    </Paper>
  );
}
