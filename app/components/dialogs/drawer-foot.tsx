import type { ReactNode } from "react";
import classes from "./drawer-foot.module.css";

/** The bar at the foot of a drawer, in sight however long its content is; the main action comes last. */
export const DrawerFoot = ({ children }: { children: ReactNode }) => (
  <div className={`${classes.foot} screen-only`}>{children}</div>
);
