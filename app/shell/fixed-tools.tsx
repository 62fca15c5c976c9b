import type { ReactNode } from "react";
import { ToolButton } from "~/components/tool-button";
import { useSettingsTool } from "~/components/use-settings-tool";
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
