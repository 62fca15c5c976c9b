import IconDots from "@tabler/icons-react/dist/esm/icons/IconDots.mjs";
import { memo, useId } from "react";
import { stateOf } from "~/resource/fields/state-of";
import type { ListedRow } from "~/resource/list/create-columns";
import { RowCheckbox } from "~/resource/list/row-checkbox";
import { hasMenu, type RowHandlers } from "~/resource/list/row-handlers";
import type { Resource, Row } from "~/resource/resource";
import { useResource } from "~/resource/resource-context";
import { type ResourceTexts, useResourceTexts } from "~/resource/resource-texts";
import factsClasses from "./row-facts.module.css";
import classes from "./row-list.module.css";

/** Cells are not edited in a row of text. */
export type PhoneHandlers = Omit<RowHandlers, "cells">;

type Props = {
  listed: ListedRow;
  /** The fields below the title. */
  facts: readonly string[];
  /** Without them the row is only read. */
  handlers?: PhoneHandlers | undefined;
  selecting?: boolean;
  selected?: boolean;
  /** It has a pending change. */
  busy?: boolean;
};

/** Memoized: a page has a hundred rows. */
export const PhoneRow = memo(function PhoneRow({ listed, facts, handlers, selecting, selected, busy }: Props) {
  const resource = useResource();
  const texts = useResourceTexts();
  const { row, title } = listed;
  const state = stateOf(resource.fields);
  const Slot = handlers?.offers.slot;
  return (
    <li
      className={classes.row}
      data-record={row.id}
      data-selected={selected || undefined}
      aria-busy={busy || undefined}
    >
      <Title listed={listed} handlers={handlers} selecting={selecting} selected={selected} />
      <p className={factsClasses.facts}>
        {textsOf(resource, texts, row, facts).map(({ name, label, text }, index) => (
          <span key={name} data-long={(index === 0 && resource.fields[name]?.column?.grows) || undefined}>
            <span className={resource.fields[name]?.isLabelledFact ? undefined : "visually-hidden"}>{label}</span>{" "}
            {text}
          </span>
        ))}
      </p>
      {state && <span className={classes.state}>{resource.fields[state]?.cell(row[state], texts.context(state))}</span>}
      {Slot && (
        <div className={classes.slot}>
          <Slot row={row} />
        </div>
      )}
      {handlers && !selecting && hasMenu(handlers.offers, row) && (
        <button
          type="button"
          className={classes.more}
          aria-label={`${handlers.offers.more} ${title}`}
          aria-haspopup="menu"
          onClick={({ currentTarget }) => handlers.openMenu(listed, currentTarget)}
        >
          <IconDots aria-hidden />
        </button>
      )}
    </li>
  );
});

/** All of the row is its title: it opens the record, or selects it. */
function Title({ listed, handlers, selecting, selected = false }: Omit<Props, "facts" | "busy">) {
  const id = useId();
  const { row, title } = listed;
  if (!handlers) return <span className={classes.text}>{title}</span>;
  if (selecting)
    return (
      <>
        <RowCheckbox id={id} listed={listed} selected={selected} handlers={handlers} />
        <label htmlFor={id} className={classes.title}>
          {title}
        </label>
      </>
    );
  return (
    <button
      type="button"
      className={classes.title}
      title={title}
      onClick={() => handlers.open({ mode: "view", id: String(row.id) })}
    >
      {title}
    </button>
  );
}

/** The facts of a record that say something. */
const textsOf = ({ fields }: Resource, texts: ResourceTexts, row: Row, names: readonly string[]) =>
  names.flatMap((name) => {
    const field = fields[name];
    const context = texts.context(name);
    const text = field && (field.fact ?? field.text)(row[name], context);
    return text ? [{ name, label: context.label, text }] : [];
  });
