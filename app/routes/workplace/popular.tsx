import { listPopular, POPULAR_TYPES } from "~/api/dashboard";
import { wholeList, withQuery } from "~/resource/data/whole-list";
import { defineResource } from "~/resource/define-resource";
import type { FieldContext } from "~/resource/fields/field";
import { shown } from "~/resource/fields/shown";
import { text } from "~/resource/fields/text";
import { segment } from "~/resource/filters/segment";
import { textWidth } from "~/resource/text-width";
import { clicks } from "./clicks";
import classes from "./popular.module.css";
import { Trend } from "./trend";

/** As wide as its name with the sign that it sorts, and as a rise of three digits and a decimal. */
const riseWidth = ({ label }: FieldContext) => Math.max(90, textWidth(label) + 40);

const rise = (percent: number, { format }: FieldContext) => format.signedPercent(percent / 100);

const rankSquare = (rank: number) => (
  <span className={rank <= 3 ? `${classes.rank} ${classes.top}` : classes.rank}>{rank}</span>
);
const trend = (percent: number) => <Trend percent={percent} isRiseGood />;

/** The most popular content of a type, in the server's order, in which it gets its ranks. */
export const popular = defineResource({
  screen: "Workplace",
  prefix: "popular",
  namespace: "popular",
  title: "title",
  plain: true,
  fields: {
    type: segment(POPULAR_TYPES),
    rank: {
      ...shown({ width: 52 }, String),
      cell: rankSquare,
      fact: rankSquare,
    },
    title: text({ column: { width: 78, grows: true } }),
    clicks,
    increases: {
      ...shown({ width: riseWidth, alignEnd: true, sort: true }, rise),
      cell: trend,
      fact: trend,
    },
  },
  calls: {
    list: wholeList(
      withQuery(listPopular, ({ type }) => ({
        type: POPULAR_TYPES.find((known) => known === type) ?? POPULAR_TYPES[0],
      })),
      (items) =>
        items.map(({ title, clickNumber, increases }, index) => {
          const rank = index + 1;
          return { id: rank, rank, title, clicks: clickNumber, increases };
        }),
    ),
  },
});
