import type { MouseEvent } from "react";

/** `to` is the id of an element that can have the focus. */
type Props = { to: string; className: string | undefined; children: string };

/** Moves the focus past what a keyboard would take long to go through. */
export function SkipLink({ to, className, children }: Props) {
  // The browser's own jump to a fragment would add a history entry that the router does not know.
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(to)?.focus();
  };
  return (
    <a href={`#${to}`} className={className} onClick={skip}>
      {children}
    </a>
  );
}
