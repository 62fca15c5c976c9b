import IconDeviceMobile from "@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs";
import IconDeviceTv from "@tabler/icons-react/dist/esm/icons/IconDeviceTv.mjs";
import IconPhoto from "@tabler/icons-react/dist/esm/icons/IconPhoto.mjs";
import type { ColumnDef } from "@tanstack/react-table";
import type { TFunction } from "i18next";
import type { ComponentType, ReactNode } from "react";
import type { Policy } from "~/api/policy";
import type { createFormat } from "~/i18n/format";
import type { ColumnId } from "./columns/column-settings";
import classes from "./policy-table.module.css";
import { policyWords } from "./policy-words";
import type { SortColumn } from "./query";

declare module "@tanstack/react-table" {
  interface ColumnMeta<TData, TValue> {
    /** What stands in its cells. */
    draw?: (row: TData) => ReactNode;
    /** Its figures stand at the end of their cells. */
    end?: boolean;
    /** Takes the width that is left; its size is the least. */
    grows?: boolean;
    /** The server sorts by it. */
    sort?: SortColumn;
  }
}

/** A policy and its place in the whole list, from 1. */
export type ListedPolicy = Policy & { place: number };

/** What the cells need to speak: the screen's words and the language's formats. */
export type Speech = { t: TFunction<"policies">; format: ReturnType<typeof createFormat> };
/** The columns at the sides are always there and hold what a row can do. */
export type SideColumn = "select" | "actions";
export type PolicyColumn = ColumnDef<ListedPolicy> & { id: ColumnId | SideColumn };

const ICONS: Record<Policy["contentType"], ComponentType> = {
  img: IconPhoto,
  horizontalVideo: IconDeviceTv,
  verticalVideo: IconDeviceMobile,
};

/**
 * The columns and what stands in their cells; widths in px, 12 digits and 19 letters of a time fit. Words
 * are looked up once and not again for each of a hundred rows.
 */
export function createColumns({ t, format }: Speech): PolicyColumn[] {
  const words = policyWords(t);
  return [
    { id: "select", size: 40 },
    { id: "index", size: 52, meta: { end: true, draw: ({ place }) => place } },
    { id: "number", size: 132, meta: { draw: ({ number }) => <Cut text={number} /> } },
    { id: "name", size: 134, meta: { grows: true, draw: ({ name }) => <Cut text={name} /> } },
    {
      id: "contentType",
      size: 128,
      meta: {
        draw: ({ contentType }) => {
          const Icon = ICONS[contentType];
          return (
            <span className={classes.withMark} title={words.contentType[contentType]}>
              <Icon />
              <span className={classes.cut}>{words.contentType[contentType]}</span>
            </span>
          );
        },
      },
    },
    { id: "filterType", size: 80, meta: { draw: ({ filterType }) => words.filterType[filterType] } },
    { id: "count", size: 134, meta: { end: true, sort: "count", draw: ({ count }) => format.number(count) } },
    { id: "createdTime", size: 164, meta: { sort: "createdTime", draw: ({ createdTime }) => createdTime } },
    {
      id: "status",
      size: 80,
      meta: {
        draw: ({ status }) => (
          <span className={classes.withMark}>
            <span className={classes.dot} data-status={status} />
            {words.status[status]}
          </span>
        ),
      },
    },
    { id: "actions", size: 192 },
  ];
}

const Cut = ({ text }: { text: string }) => (
  <span className={classes.cut} title={text}>
    {text}
  </span>
);
