import type { ReactNode } from "react";
import classes from "./details.module.css";

type Props = { rows: readonly (readonly [name: string, value: ReactNode])[] };

/** A record as a description list; a dash for an empty text. */
export const Details = ({ rows }: Props) => (
  <dl className={classes.details}>
    {rows.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value === "" ? "–" : value}</dd>
      </div>
    ))}
  </dl>
);
