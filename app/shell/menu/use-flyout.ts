import { useWindowEvent } from "@mantine/hooks";
import { useState } from "react";

type Open = { name: string; pinned: boolean };

export type Flyout = {
  isOpen: (name: string) => boolean;
  /** Opens it while the pointer or the focus is there. */
  preview: (name: string) => void;
  /** Closes it unless it is pinned. */
  endPreview: (name: string) => void;
  /** Pins the fly-out, or closes it if it is pinned. */
  togglePinned: (name: string) => void;
  pin: (name: string) => void;
  close: () => void;
};

/** The open fly-out of a menu: opened by pointer or focus, pinned by a click, closed by Escape. */
export function useFlyout(): Flyout {
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  useWindowEvent("keydown", ({ key }) => key === "Escape" && close());
  return {
    isOpen: (name) => open?.name === name,
    preview: (name) => setOpen((current) => (current?.name === name ? current : { name, pinned: false })),
    endPreview: (name) => setOpen((current) => (current?.name === name && !current.pinned ? undefined : current)),
    togglePinned: (name) =>
      setOpen((current) => (current?.name === name && current.pinned ? undefined : { name, pinned: true })),
    pin: (name) => setOpen({ name, pinned: true }),
    close,
  };
}
