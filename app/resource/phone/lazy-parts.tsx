import { lazyComponent } from "~/components/loading/lazy-component";
import classes from "./lazy-parts.module.css";
import { RowListSkeleton } from "./row-list-skeleton";

const load = () => import("./parts").then((file) => file.parts);

export const RowList = lazyComponent(() => load().then((parts) => parts.RowList), <RowListSkeleton />);
export const PhonePaging = lazyComponent(() => load().then((parts) => parts.PhonePaging));
export const PhoneFilters = lazyComponent(
  () => load().then((parts) => parts.PhoneFilters),
  <div className={classes.filters} />,
);
export const PhoneToolbar = lazyComponent(
  () => load().then((parts) => parts.PhoneToolbar),
  <div className={classes.toolbar} />,
);
