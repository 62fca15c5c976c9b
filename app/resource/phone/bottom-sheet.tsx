import type { ReactNode } from "react";
import { DeferredDrawer } from "~/components/dialogs/deferred-drawer";
import classes from "./bottom-sheet.module.css";

type Props = { title: string; opened: boolean; close: () => void; children: ReactNode };

/** What a wide page has beside the list; it is as high as its content, and scrolls where that is too high. */
export function BottomSheet({ title, opened, close, children }: Props) {
  return (
    <DeferredDrawer
      opened={opened}
      onClose={close}
      position="bottom"
      size="auto"
      title={title}
      classNames={{ content: classes.content, body: classes.body }}
    >
      {children}
    </DeferredDrawer>
  );
}
