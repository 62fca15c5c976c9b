import type { ReactNode } from "react";
import { ToolButton } from "~/components/actions/action-button";
import { useSettingsTool } from "~/components/actions/use-settings-action";
import classes from "./frame.module.css";

/** What is left where the navbar is hidden: the settings button, and the button of the menu's drawer. */
export function FixedTools({ drawer }: { drawer: ReactNode }) {
  return (
    <div className={classes.fixed}>
      {drawer}
      <ToolButton {...useSettingsTool()} />
    </div>
  );
}
