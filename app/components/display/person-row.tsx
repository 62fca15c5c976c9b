import type { ReactNode } from "react";
import { PersonAvatar } from "./person-avatar";
import classes from "./person-row.module.css";

type Props = {
  name: string;
  picture: string;
  /** What stands below the name. */
  children?: ReactNode;
  /** What stands behind the name, in small. */
  note?: ReactNode;
  /** What can be done with it. */
  action?: ReactNode;
};

/** Somebody or some group in a list: picture, name and a line or two about them. */
export const PersonRow = ({ name, picture, children, note, action }: Props) => (
  <li className={classes.row}>
    <PersonAvatar name={name} picture={picture} size={36} className={classes.picture} />
    <div className={classes.body}>
      <div className={classes.head}>
        <span className={classes.name} title={name}>
          {name}
        </span>
        {note && <small className={classes.note}>{note}</small>}
      </div>
      {children && <div className={classes.text}>{children}</div>}
    </div>
    {action}
  </li>
);

/** The list that holds such rows. */
export const PersonList = ({ children }: { children: ReactNode }) => <ul className={classes.list}>{children}</ul>;
