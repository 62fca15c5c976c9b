import { useWindowEvent } from "@mantine/hooks";
import { useState } from "react";

type Open = { name: string; pinned: boolean };

export type Flyout = {
  isOpen: (name: string) => boolean;
  /** Shows it as long as the pointer or the focus is there. */
  peek: (name: string) => void;
  /** The pointer is gone. */
  leave: (name: string) => void;
  /** A click: keeps open what was shown, closes what was kept open. */
  press: (name: string) => void;
  keep: (name: string) => void;
  close: () => void;
};

/** Which one of a row's fly-outs is open: shown by pointer or focus, kept open by a click. Escape closes it. */
export function useFlyout(): Flyout {
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  useWindowEvent("keydown", ({ key }) => key === "Escape" && close());
  return {
    isOpen: (name) => open?.name === name,
    peek: (name) => setOpen((now) => (now?.name === name ? now : { name, pinned: false })),
    leave: (name) => setOpen((now) => (now?.name === name && !now.pinned ? undefined : now)),
    press: (name) => setOpen((now) => (now?.name === name && now.pinned ? undefined : { name, pinned: true })),
    keep: (name) => setOpen({ name, pinned: true }),
    close,
  };
}
