import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { LazyDrawer } from "~/components/dialogs/drawer";
import classes from "./bottom-sheet.module.css";

type Props = { title: string; opened: boolean; close: () => void; children: ReactNode };

/** What a wide page has beside the list; it is as high as its content, and scrolls where that is too high. */
export function BottomSheet({ title, opened, close, children }: Props) {
  const { t } = useTranslation("common");
  return (
    <LazyDrawer
      opened={opened}
      onClose={close}
      position="bottom"
      size="auto"
      title={title}
      closeButtonProps={{ "aria-label": t("frame.close") }}
      classNames={{ content: classes.content, body: classes.body }}
    >
      {children}
    </LazyDrawer>
  );
}
