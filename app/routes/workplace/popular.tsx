import { listPopular, POPULAR_TYPES } from "~/api/dashboard";
import { defineResource } from "~/resource/define-resource";
import type { FieldContext } from "~/resource/fields/field";
import { shown } from "~/resource/fields/shown";
import { text } from "~/resource/fields/text";
import { segment } from "~/resource/filters/segment";
import { textWidth } from "~/resource/text-width";
import { wholeList, withQuery } from "~/resource/whole-list";
import { clicks } from "./clicks";
import classes from "./popular.module.css";

/** As wide as its name with the sign that it sorts, and as a rise of four digits. */
const riseWidth = ({ label }: FieldContext) => Math.max(82, textWidth(label) + 40);

const rise = (percent: number, { format }: FieldContext) => format.signedPercent(percent / 100);

const directionOf = (percent: number) => (percent === 0 ? "" : percent > 0 ? classes.up : classes.down);

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
      cell: (rank: number) => (
        <span className={rank <= 3 ? `${classes.rank} ${classes.top}` : classes.rank}>{rank}</span>
      ),
      fact: (rank: number) => `#${rank}`,
    },
    title: text({ column: { width: 78, grows: true } }),
    clicks,
    increases: {
      ...shown({ width: riseWidth, alignEnd: true, sort: true }, rise),
      cell: (percent: number, context: FieldContext) => (
        <span className={directionOf(percent)}>{rise(percent, context)}</span>
      ),
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
