import { Box, Input } from "@mantine/core";
import { type ReactNode, useId } from "react";
import classes from "./form-column.module.css";
import "./print-form.css";

type Children = { children: ReactNode };

/**
 * The layout of every form of a page: one column in the middle, its labels on the left on a wide page and above the
 * fields on a phone, and its fields 320 px wide unless they are of FIELD_WIDTH.
 */
export const FormColumn = ({ children }: Children) => <div className={classes.column}>{children}</div>;

/** Three inputs in one row below one label; each has a name of its own, or a label that is seen above it on a phone. */
export function FieldRow({ label, children }: Children & { label: string }) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id} className={classes.row}>
      <Input.Label labelElement="div" id={id} required>
        {label}
      </Input.Label>
      <div className={classes.fields}>{children}</div>
    </Box>
  );
}

/** The buttons of a form, in line with its fields; the main action comes last. Inside a FormColumn. */
export const FormButtons = ({ children }: Children) => <div className={classes.buttons}>{children}</div>;

/** The classes of fields that are not as wide as most. */
export const FIELD_WIDTH = { number: classes.number, wide: classes.wide };

/** The classes of a card around a FormColumn, and of what contains such cards: all in them is in line with the column. */
export const FORM_CARD = classes.card;
export const FORM_CARDS = classes.cards;

/** Description and error are below the input. */
export const FIELD_ORDER: ("label" | "input" | "description" | "error")[] = ["label", "input", "description", "error"];
