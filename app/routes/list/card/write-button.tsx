import { Button, Loader } from "@mantine/core";
import type { ReactNode } from "react";
import { focusableDisabled } from "~/components/actions/focusable-disabled";

type Props = {
  icon?: ReactNode;
  /** The id of the card's title. */
  describedBy: string;
  /** While a write is pending, a click does nothing. */
  isBusy: boolean;
  /** Tinted where work waits, outlined where something may be done, and on a quiet ground where it had better not be. */
  variant: "light" | "default" | "subtle";
  onClick: () => void;
  children: string;
};

/** A button that sends a write. It keeps the focus while pending, which a disabled button would lose. */
export function WriteButton({ icon, describedBy, isBusy, variant, onClick, children }: Props) {
  return (
    <Button
      size="xs"
      variant={variant}
      color={variant === "subtle" ? "gray" : undefined}
      aria-describedby={describedBy}
      {...focusableDisabled(isBusy, onClick)}
      leftSection={isBusy ? <Loader size={16} color="currentColor" /> : icon}
    >
      {children}
    </Button>
  );
}
