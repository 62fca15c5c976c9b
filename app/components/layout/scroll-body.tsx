import { Box } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./panel.module.css";

/** A panel's content of a fixed height that scrolls, by keyboard too. */
export const ScrollBody = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box className={classes.scroll} tabIndex={0} role="group" aria-label={label}>
    {children}
  </Box>
);
