import { Box } from "@mantine/core";
import { useEffect, useRef } from "react";
import classes from "./palette.module.css";
import type { Entry } from "./use-entries";

type Props = {
  id: string | undefined;
  entry: Entry;
  active: boolean;
  onChoose: () => void;
  onRun: () => void;
};

/** One line of the palette. */
export function PaletteOption({ id, entry, active, onChoose, onRun }: Props) {
  const option = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (active) option.current?.scrollIntoView({ block: "nearest" });
  }, [active]);

  return (
    <Box
      ref={option}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      className={classes.option}
      onMouseMove={active ? undefined : onChoose}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onRun}
    >
      {entry.icon}
      <span className={classes.label}>{entry.label}</span>
      {entry.note && <span className={classes.note}>{entry.note}</span>}
    </Box>
  );
}
