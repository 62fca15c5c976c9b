import { useForceUpdate, useWindowEvent } from "@mantine/hooks";
import { useFormat } from "~/i18n/format";
import classes from "./panel.module.css";
import { type Refreshable, RefreshButton } from "./refresh-button";

/** The time of a panel's data, and a button that fetches it again; before there is data the room for both. */
export function AsOf({ title, query }: { title: string; query: Refreshable }) {
  const format = useFormat();
  // The page may stay open overnight.
  useWindowEvent("focus", useForceUpdate());
  return (
    <span className={classes.asOf}>
      {query.dataUpdatedAt > 0 && <span>{format.clock(query.dataUpdatedAt)}</span>}
      <RefreshButton title={title} query={query} />
    </span>
  );
}
