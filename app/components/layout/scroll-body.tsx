import { Box } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./panel.module.css";

/** A scroll area of fixed height inside a panel; it can be focused, so that the keyboard can scroll it. */
export const ScrollBody = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box className={classes.scroll} tabIndex={0} role="group" aria-label={label}>
    {children}
  </Box>
);
