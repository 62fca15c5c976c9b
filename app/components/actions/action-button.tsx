import { ActionIcon } from "@mantine/core";
import type { ReactNode } from "react";

/** An action with an icon: a button in the navbar or at the login, or an entry of a menu. */
export type Action = { label: string; icon: ReactNode; run: () => void; id?: string };

export function ActionButton({ label, icon, run, id }: Action) {
  return (
    <ActionIcon id={id} variant="subtle" color="gray" size="lg" aria-label={label} title={label} onClick={run}>
      {icon}
    </ActionIcon>
  );
}
