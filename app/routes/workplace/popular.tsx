import { listPopular, POPULAR_TYPES } from "~/api/dashboard";
import { defineResource } from "~/resource/define-resource";
import { shown } from "~/resource/fields/shown";
import { text } from "~/resource/fields/text";
import { segment } from "~/resource/filters/segment";
import { asking, wholeList } from "~/resource/whole-list";
import { clickValue } from "./click-value";
import classes from "./popular.module.css";

/** The most popular content of a type, in the server's order, in which it gets its ranks. */
export const popular = defineResource({
  screen: "Workplace",
  prefix: "popular",
  words: "popular",
  title: "title",
  plain: true,
  fields: {
    type: segment(POPULAR_TYPES),
    rank: {
      ...shown({ width: 52 }, String),
      cell: (rank: number) => <span className={rank <= 3 ? classes.top : undefined}>{rank}</span>,
      fact: (rank: number) => `#${rank}`,
    },
    title: text({ column: { width: 78, grows: true } }),
    clicks: {
      ...shown({ width: 82, alignEnd: true, sort: true }, (clicks: string | number, { format }) =>
        typeof clicks === "number" ? format.number(clicks) : clicks,
      ),
      sortKey: clickValue,
    },
    increases: shown({ width: 116, alignEnd: true, sort: true }, (percent: number, { format }) =>
      format.signedPercent(percent / 100),
    ),
  },
  calls: {
    list: wholeList(
      asking(listPopular, ({ type }) => ({
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
