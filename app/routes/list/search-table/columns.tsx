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
import { policyLabels } from "./policy-labels";
import type { SortColumn } from "./query";

declare module "@tanstack/react-table" {
  interface ColumnMeta<TData, TValue> {
    name?: string;
    render?: (row: TData) => ReactNode;
    /** The text for the tooltip of a cell that may be truncated. */
    fullText?: (row: TData) => string;
    alignEnd?: boolean;
    /** Takes the remaining width; its size is the minimum. */
    grows?: boolean;
    /** The server sorts by it. */
    sort?: SortColumn;
  }
}

/** `position` is the row number in the whole list, starting at 1. */
export type ListedPolicy = Policy & { position: number };

export type Localization = { t: TFunction<"policies">; format: ReturnType<typeof createFormat>; language: string };
/** Always pinned to a side, never hidden. */
export type SideColumn = "select" | "actions";
export type PolicyColumn = ColumnDef<ListedPolicy> & { id: ColumnId | SideColumn };

const ICONS: Record<Policy["contentType"], ReactNode> = {
  img: <IconPhoto />,
  horizontalVideo: <IconDeviceTv />,
  verticalVideo: <IconDeviceMobile />,
};

/** Widths in px fit 12 digits and a time of 22 characters. Labels are translated once, not in each of 100 rows. */
export function createColumns({ t, format, language }: Localization): PolicyColumn[] {
  const labels = policyLabels(t);
  const columns: PolicyColumn[] = [
    { id: "select", size: 40 },
    { id: "index", size: 52, meta: { alignEnd: true, render: ({ position }) => position } },
    { id: "number", size: 130, meta: { render: ({ number }) => number, fullText: ({ number }) => number } },
    { id: "name", size: 134, meta: { grows: true, render: ({ name }) => name, fullText: ({ name }) => name } },
    {
      id: "contentType",
      size: 128,
      meta: {
        render: ({ contentType }) => (
          <span className={classes.withIcon}>
            {ICONS[contentType]}
            {labels.contentType[contentType]}
          </span>
        ),
        fullText: ({ contentType }) => labels.contentType[contentType],
      },
    },
    { id: "filterType", size: 80, meta: { render: ({ filterType }) => labels.filterType[filterType] } },
    { id: "count", size: 130, meta: { alignEnd: true, sort: "count", render: ({ count }) => format.number(count) } },
    {
      id: "createdTime",
      size: 170,
      meta: {
        sort: "createdTime",
        render: ({ createdTime }) => serverTimeText(createdTime, language),
        fullText: ({ createdTime }) => createdTime,
      },
    },
    {
      id: "status",
      size: 80,
      meta: {
        render: ({ status }) => (
          <StatusDot tone={status === "online" ? "success" : "quiet"}>{labels.status[status]}</StatusDot>
        ),
      },
    },
    { id: "actions", size: 192 },
  ];
  return columns.map((column) => ({ ...column, meta: { ...column.meta, name: t(`field.${column.id}`) } }));
}
