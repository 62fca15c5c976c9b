import type { ReactNode } from "react";
import { FirstItems } from "./first-items";
import { PersonAvatar } from "./person-avatar";
import classes from "./person-row.module.css";

type Props = {
  name: string;
  picture: string;
  /** Below the name. */
  children?: ReactNode;
  /** Small text after the name. */
  note?: ReactNode;
  action?: ReactNode;
};

/** A person or group in a list: picture, name and a line or two. */
export const PersonRow = ({ name, picture, children, note, action }: Props) => (
  <li className={classes.row}>
    <PersonAvatar name={name} picture={picture} size={36} className={classes.picture} />
    <div className={classes.body}>
      <div className={classes.header}>
        <span className={classes.name} title={name}>
          {name}
        </span>
        {note && <small className={classes.note}>{note}</small>}
      </div>
      {children && (
        <div className={classes.text} title={typeof children === "string" ? children : undefined}>
          {children}
        </div>
      )}
    </div>
    {action}
  </li>
);

type ListProps<T> = { items: readonly T[]; children: (item: T) => ReactNode };

export const PersonList = <T,>({ items, children }: ListProps<T>) => (
  <FirstItems items={items}>{(shown) => <ul className={classes.list}>{shown.map(children)}</ul>}</FirstItems>
);
