import { Button, Loader } from "@mantine/core";
import type { ReactNode } from "react";

type Props = {
  icon: ReactNode;
  /** The id of what names the card. */
  describedBy: string;
  /** An answer is awaited: a second click asks for nothing. */
  isBusy: boolean;
  danger?: boolean;
  onClick: () => void;
  children: string;
};

/** A button that asks the server. It keeps the focus while it waits, which a disabled one would lose. */
export function WriteButton({ icon, describedBy, isBusy, danger, onClick, children }: Props) {
  return (
    <Button
      size="xs"
      variant={danger ? "subtle" : "default"}
      color={danger ? "red" : undefined}
      c={danger ? "var(--danger)" : undefined}
      aria-describedby={describedBy}
      aria-disabled={isBusy}
      onClick={isBusy ? undefined : onClick}
      leftSection={isBusy ? <Loader size={16} color="currentColor" /> : icon}
    >
      {children}
    </Button>
  );
}
