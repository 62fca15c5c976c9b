import { useWindowEvent } from "@mantine/hooks";
import { useState } from "react";

type Open = { name: string; pinned: boolean };

export type Flyout = {
  isOpen: (name: string) => boolean;
  /** Opens it while the pointer or the focus is there. */
  peek: (name: string) => void;
  /** Closes it unless it is pinned. */
  leave: (name: string) => void;
  /** Pins the fly-out, or closes it if it is pinned. */
  press: (name: string) => void;
  keep: (name: string) => void;
  close: () => void;
};

/** The open fly-out of a menu: opened by pointer or focus, pinned by a click, closed by Escape. */
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
