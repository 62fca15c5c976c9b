import { ActionIcon } from "@mantine/core";
import type { ReactNode } from "react";

/** What a button with an icon alone does: in the navbar, at the login, or as an entry of a menu. */
export type Tool = { label: string; icon: ReactNode; act: () => void; id?: string };

export function ToolButton({ label, icon, act, id }: Tool) {
  return (
    <ActionIcon id={id} variant="subtle" color="gray" size="lg" aria-label={label} title={label} onClick={act}>
      {icon}
    </ActionIcon>
  );
}
