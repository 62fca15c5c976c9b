import classes from "./key.module.css";

/** A key of the keyboard, by the name or sign on it. */
export const Key = ({ name }: { name: string }) => <kbd className={classes.key}>{name}</kbd>;
