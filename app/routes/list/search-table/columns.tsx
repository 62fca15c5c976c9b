import IconDeviceMobile from "@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs";
import IconDeviceTv from "@tabler/icons-react/dist/esm/icons/IconDeviceTv.mjs";
import IconPhoto from "@tabler/icons-react/dist/esm/icons/IconPhoto.mjs";
import type { ColumnDef } from "@tanstack/react-table";
import type { TFunction } from "i18next";
import type { ReactNode } from "react";
import type { Policy } from "~/api/policy";
import { serverTimeText } from "~/components/display/server-time";
import { StatusDot } from "~/components/display/status-dot";
import type { createFormat } from "~/i18n/format";
import type { ColumnId } from "./columns/column-settings";
import classes from "./policy-cells.module.css";
import { policyWords } from "./policy-words";
import type { SortColumn } from "./query";

declare module "@tanstack/react-table" {
  interface ColumnMeta<TData, TValue> {
    /** What its head says. */
    name?: string;
    /** What stands in its cells. */
    draw?: (row: TData) => ReactNode;
    /** The whole of a text that may be too long for its cell. */
    whole?: (row: TData) => string;
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

/** What the cells need to speak: the screen's words, the language and its formats. */
export type Speech = { t: TFunction<"policies">; format: ReturnType<typeof createFormat>; language: string };
/** The columns at the sides are always there and hold what a row can do. */
export type SideColumn = "select" | "actions";
export type PolicyColumn = ColumnDef<ListedPolicy> & { id: ColumnId | SideColumn };

const ICONS: Record<Policy["contentType"], ReactNode> = {
  img: <IconPhoto />,
  horizontalVideo: <IconDeviceTv />,
  verticalVideo: <IconDeviceMobile />,
};

/**
 * The columns and what stands in their cells; widths in px, 12 digits and 22 letters of a time fit. Words
 * are looked up once and not again for each of a hundred rows.
 */
export function createColumns({ t, format, language }: Speech): PolicyColumn[] {
  const words = policyWords(t);
  const columns: PolicyColumn[] = [
    { id: "select", size: 40 },
    { id: "index", size: 52, meta: { end: true, draw: ({ place }) => place } },
    { id: "number", size: 130, meta: { draw: ({ number }) => number, whole: ({ number }) => number } },
    { id: "name", size: 134, meta: { grows: true, draw: ({ name }) => name, whole: ({ name }) => name } },
    {
      id: "contentType",
      size: 128,
      meta: {
        draw: ({ contentType }) => (
          <span className={classes.marked}>
            {ICONS[contentType]}
            {words.contentType[contentType]}
          </span>
        ),
        whole: ({ contentType }) => words.contentType[contentType],
      },
    },
    { id: "filterType", size: 80, meta: { draw: ({ filterType }) => words.filterType[filterType] } },
    { id: "count", size: 130, meta: { end: true, sort: "count", draw: ({ count }) => format.number(count) } },
    {
      id: "createdTime",
      size: 170,
      meta: {
        sort: "createdTime",
        draw: ({ createdTime }) => serverTimeText(createdTime, language),
        whole: ({ createdTime }) => createdTime,
      },
    },
    {
      id: "status",
      size: 80,
      meta: {
        draw: ({ status }) => (
          <StatusDot tone={status === "online" ? "success" : "quiet"}>{words.status[status]}</StatusDot>
        ),
      },
    },
    { id: "actions", size: 192 },
  ];
  return columns.map((column) => ({ ...column, meta: { ...column.meta, name: t(`field.${column.id}`) } }));
}
