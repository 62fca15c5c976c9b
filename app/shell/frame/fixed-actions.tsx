import type { ReactNode } from "react";
import { ActionButton } from "~/components/actions/action-button";
import { useSettingsAction } from "~/components/actions/use-settings-action";
import { MessageButton } from "~/features/messages/message-button";
import { PaletteButton } from "~/shell/navbar/palette-button";
import classes from "./frame.module.css";

/** Shown instead of a hidden navbar: settings, messages, and what leads to everything else. */
export function FixedActions({ drawer }: { drawer: ReactNode }) {
  return (
    <div className={classes.fixed}>
      {drawer}
      <ActionButton {...useSettingsAction()} />
      <PaletteButton />
      <MessageButton />
    </div>
  );
}
