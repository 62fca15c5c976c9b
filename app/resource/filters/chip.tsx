import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import type { MouseEventHandler } from "react";
import classes from "./filter-chips.module.css";

type Props = {
  text: string;
  /** What the click does. */
  label: string;
  title: string;
  onClick: MouseEventHandler<HTMLElement>;
};

/** A part of a search, which a click removes. */
export function Chip({ text, label, title, onClick }: Props) {
  return (
    <li>
      <button type="button" className={classes.chip} title={title} aria-label={label} onClick={onClick}>
        <span className={classes.label}>{text}</span>
        <IconX aria-hidden />
      </button>
    </li>
  );
}
