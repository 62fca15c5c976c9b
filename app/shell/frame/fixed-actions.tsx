import type { ReactNode } from "react";
import { ActionButton } from "~/components/actions/action-button";
import { useSettingsAction } from "~/components/actions/use-settings-action";
import classes from "./frame.module.css";

/** Shown instead of a hidden navbar: the settings button, and the button of the menu's drawer. */
export function FixedActions({ drawer }: { drawer: ReactNode }) {
  return (
    <div className={classes.fixed}>
      {drawer}
      <ActionButton {...useSettingsAction()} />
    </div>
  );
}
