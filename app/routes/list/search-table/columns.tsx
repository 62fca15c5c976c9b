import IconDeviceMobile from "@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs";
import IconDeviceTv from "@tabler/icons-react/dist/esm/icons/IconDeviceTv.mjs";
import IconPhoto from "@tabler/icons-react/dist/esm/icons/IconPhoto.mjs";
import type { ColumnDef } from "@tanstack/react-table";
import type { TFunction } from "i18next";
import type { ComponentType } from "react";
import type { Policy } from "~/api/policy";
import type { createFormat } from "~/i18n/format";
import type { ColumnId } from "./columns/column-settings";
import classes from "./policy-table.module.css";
import type { SortColumn } from "./query";

declare module "@tanstack/react-table" {
  interface ColumnMeta<TData, TValue> {
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

/** The columns and what stands in their cells; widths in px, 12 digits and 19 letters of a time fit. */
export function createColumns({ t, format }: Speech): PolicyColumn[] {
  return [
    { id: "select", size: 40 },
    { id: "index", size: 52, meta: { end: true }, cell: ({ row }) => row.original.place },
    { id: "number", size: 132, cell: ({ row }) => <Cut text={row.original.number} /> },
    { id: "name", size: 134, meta: { grows: true }, cell: ({ row }) => <Cut text={row.original.name} /> },
    {
      id: "contentType",
      size: 128,
      cell: ({ row: { original } }) => {
        const Icon = ICONS[original.contentType];
        return (
          <span className={classes.withMark} title={t(`contentType.${original.contentType}`)}>
            <Icon />
            <span className={classes.cut}>{t(`contentType.${original.contentType}`)}</span>
          </span>
        );
      },
    },
    { id: "filterType", size: 80, cell: ({ row }) => t(`filterType.${row.original.filterType}`) },
    {
      id: "count",
      size: 134,
      meta: { end: true, sort: "count" },
      cell: ({ row }) => format.number(row.original.count),
    },
    { id: "createdTime", size: 164, meta: { sort: "createdTime" }, cell: ({ row }) => row.original.createdTime },
    {
      id: "status",
      size: 80,
      cell: ({ row: { original } }) => (
        <span className={classes.withMark}>
          <span className={classes.dot} data-status={original.status} />
          {t(`status.${original.status}`)}
        </span>
      ),
    },
    { id: "actions", size: 192 },
  ];
}

const Cut = ({ text }: { text: string }) => (
  <span className={classes.cut} title={text}>
    {text}
  </span>
);
