import { Paper } from "@mantine/core";
import type { ReactNode } from "react";
import { useResource } from "./resource-context";

type Props = { label: string; className: string | undefined; hiddenInPrint?: boolean; children: ReactNode };

/** A card of a list's screen; a list in a panel has the panel around it. */
export function ListCard({ label, className, hiddenInPrint = false, children }: Props) {
  const { prefix } = useResource();
  const printed = hiddenInPrint ? "screen-only" : "";
  if (prefix) return <div className={printed}>{children}</div>;
  return (
    <Paper component="section" withBorder radius="md" className={`${className} ${printed}`} aria-label={label}>
      {children}
    </Paper>
  );
}
