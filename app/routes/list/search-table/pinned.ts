import type { Column } from "@tanstack/react-table";
import type { CSSProperties } from "react";
import type { ListedPolicy } from "./columns";

declare module "react" {
  interface CSSProperties {
    /** How far from its side a pinned column stays. */
    "--pin"?: string;
  }
}

/** Where a pinned column stays while the others move below it. */
export function pinned(column: Column<ListedPolicy>): { "data-pinned"?: "left" | "right"; style?: CSSProperties } {
  const side = column.getIsPinned();
  if (!side) return {};
  const offset = side === "left" ? column.getStart("left") : column.getAfter("right");
  return { "data-pinned": side, style: { "--pin": `${offset}px` } };
}
