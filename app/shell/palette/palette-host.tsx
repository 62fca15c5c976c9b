import { Modal, type ModalRootProps } from "@mantine/core";
import { useCallbackRef } from "@mantine/hooks";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { mountOnOpen, OVER_POPOVERS } from "~/components/dialogs/mount-on-open";
import { lazyPart } from "~/components/loading/lazy-part";
import { loadAreas } from "~/i18n/words";
import { useStore } from "~/lib/state/use-store";
import { session } from "~/session/session";
import classes from "./palette.module.css";
import { PaletteBegun } from "./palette-begun";
import { isFree, isSlash, isToggle } from "./palette-keys";
import { openPalette, palette } from "./palette-store";

const Search = lazyPart(
  async () => {
    await loadAreas(["palette"]);
    return (await import("./palette")).Palette;
  },
  <PaletteBegun />,
);

const Root = mountOnOpen<ModalRootProps>(Modal.Root);
const close = () => palette.set({ opened: false });

/** Holds the command palette on every screen of a session; its code and words come with its first opening. */
export function PaletteHost() {
  const { t } = useTranslation("console");
  const opened = useStore(palette, (current) => current.opened);
  const before = useRef<HTMLElement>();
  /** Gives the focus back before anything else is done, so that what is opened next gives it back there too. */
  const leave = useCallbackRef((act?: () => void) => {
    close();
    before.current?.focus({ preventScroll: true });
    act?.();
  });

  useEffect(() => listenToKeys(leave), [leave]);
  // Whoever leaves the frame, by an expired login or a logout, leaves the palette closed.
  useEffect(() => close, []);
  useEffect(() => {
    if (opened && document.activeElement instanceof HTMLElement) before.current = document.activeElement;
  }, [opened]);

  return (
    <Root
      opened={opened}
      onClose={leave}
      returnFocus={false}
      yOffset="12dvh"
      size={600}
      zIndex={OVER_POPOVERS}
      radius="md"
      classNames={{ content: classes.content }}
    >
      <Modal.Overlay />
      <Modal.Content aria-label={t("palette.open")}>
        <Search run={leave} />
      </Modal.Content>
    </Root>
  );
}

function listenToKeys(leave: () => void): () => void {
  function onKeyDown(event: KeyboardEvent) {
    const { opened } = palette.get();
    const wanted = isToggle(event) || (isSlash(event) && !opened && isFree(event.target));
    if (!wanted || session.get().expired) return;
    event.preventDefault();
    if (event.repeat) return;
    if (opened) leave();
    else openPalette();
  }
  addEventListener("keydown", onKeyDown);
  return () => removeEventListener("keydown", onKeyDown);
}
