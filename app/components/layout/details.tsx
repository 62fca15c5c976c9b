import type { ReactNode } from "react";
import classes from "./details.module.css";

type Props = {
  rows: readonly (readonly [name: string, value: ReactNode])[];
  /** Beside each other, the names above the values. */
  inColumns?: true | undefined;
};

/** A record as a description list; a dash for an empty text. */
export const Details = ({ rows, inColumns }: Props) => (
  <dl className={inColumns ? classes.columns : classes.details}>
    {rows.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value === "" ? "–" : value}</dd>
      </div>
    ))}
  </dl>
);
