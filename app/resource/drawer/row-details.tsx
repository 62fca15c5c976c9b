import type { ReactNode } from "react";
import { CopyButton } from "~/resource/copy/copy-button";
import { stateOf } from "~/resource/fields/state-of";
import type { Row } from "~/resource/resource";
import { useResource } from "~/resource/resource-context";
import { useResourceTexts } from "~/resource/resource-texts";
import { numberOf } from "./number-of";
import classes from "./row-details.module.css";

/** A record: its kind as an icon, its name, number and state, and below them the other facts in two columns. */
export function RowDetails({ row }: { row: Row }) {
  const resource = useResource();
  const { fields, title } = resource;
  const texts = useResourceTexts();
  const state = stateOf(fields);
  const number = numberOf(resource);
  const [icon] = Object.entries(fields).flatMap(([name, field]) => field.icon?.(row[name]) ?? []);
  function detailOf(name: string): ReactNode {
    const field = fields[name];
    const value = field?.detail(row[name], texts.context(name));
    // Of two copy buttons in neighbouring lines one would be taken for the other.
    if (value === "" || !field?.column?.copy || (number && name === title)) return value;
    return (
      <>
        {value} <CopyButton row={row} name={name} />
      </>
    );
  }
  return (
    <>
      <div className={classes.head}>
        {icon && <span className={classes.icon}>{icon}</span>}
        <div className={classes.name}>
          <h3 className={classes.title} tabIndex={-1} data-autofocus>
            {detailOf(title)}
          </h3>
          {number && (
            <span className={classes.number}>
              <span className="visually-hidden">{texts.context(number).label} </span>
              {detailOf(number)}
            </span>
          )}
        </div>
        {state && <span className={classes.state}>{detailOf(state)}</span>}
      </div>
      <dl className={classes.facts}>
        {Object.keys(fields)
          .filter((name) => ![title, number, state].includes(name))
          .map((name) => {
            const value = detailOf(name);
            return (
              <div key={name}>
                <dt>{texts.context(name).label}</dt>
                <dd>{value === "" ? "–" : value}</dd>
              </div>
            );
          })}
      </dl>
    </>
  );
}
