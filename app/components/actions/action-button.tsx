import type { ReactNode } from "react";
import { IconButton } from "./icon-button";

/** An action with an icon: a button in the navbar or at the login, or an entry of a menu. */
export type ToolbarAction = { label: string; icon: ReactNode; run: () => void; id?: string };

export function ActionButton({ label, icon, run, id }: ToolbarAction) {
  return (
    <IconButton id={id} label={label} onClick={run}>
      {icon}
    </IconButton>
  );
}
