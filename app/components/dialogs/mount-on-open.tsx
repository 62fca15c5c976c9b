import { getDefaultZIndex, type ModalProps } from "@mantine/core";
import { useMounted } from "@mantine/hooks";
import { type ComponentType, useState } from "react";
import { useTranslation } from "react-i18next";
import { useDialogStack } from "./dialog-stack";

type DialogProps = Pick<ModalProps, "opened" | "closeOnEscape" | "zIndex" | "closeButtonProps">;

/** The z-index of a dialog that may open above a menu or popover and contains neither. */
export const OVER_POPOVERS = getDefaultZIndex("popover") + 1;

/**
 * Wraps a dialog so that it is not mounted before it is first opened: Mantine's renders some fifty components while it
 * is closed. It is mounted closed and then opened, so that its transition runs and the focus can return. It opens above
 * the dialogs that are open already, and only the topmost one handles Escape. Its close button has a name.
 */
export function mountOnOpen<Props extends DialogProps>(Dialog: ComponentType<Props>): ComponentType<Props> {
  function MountedDialog(props: Props) {
    const { t } = useTranslation("common");
    const opened = useMounted() && props.opened;
    const minZIndex = typeof props.zIndex === "number" ? props.zIndex : getDefaultZIndex("modal");
    const { zIndex, isTop } = useDialogStack(opened, minZIndex);
    return (
      <Dialog
        closeButtonProps={{ "aria-label": t("frame.close") }}
        {...props}
        opened={opened}
        zIndex={zIndex}
        closeOnEscape={isTop && props.closeOnEscape !== false}
      />
    );
  }
  return function MountOnOpen(props: Props) {
    const [wasOpened, setWasOpened] = useState(props.opened);
    if (props.opened && !wasOpened) setWasOpened(true);
    return wasOpened && <MountedDialog {...props} />;
  };
}
