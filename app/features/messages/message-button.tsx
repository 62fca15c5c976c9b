import { Popover } from "@mantine/core";
import { useCallbackRef } from "@mantine/hooks";
import { useLocation } from "@remix-run/react";
import { memo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Message } from "~/api/message";
import { LazyDrawer } from "~/components/dialogs/lazy-drawer";
import { lazyComponent } from "~/components/loading/lazy-component";
import { UNDER_NAVBAR } from "~/config/appearance";
import { loadNamespaces } from "~/i18n/translations";
import { useOpenUntilChange } from "~/lib/page/use-open-until-change";
import { usePhonePage } from "~/lib/page/use-phone-page";
import { Bell } from "./bell";
import { LazyMessageDialog } from "./lazy-message-dialog";
import classes from "./message-button.module.css";
import { MessageSkeleton } from "./message-skeleton";

const LazyMessageCentre = lazyComponent(
  async () => {
    await loadNamespaces(["message", "inbox"]);
    return (await import("./message-centre")).MessageCentre;
  },
  <MessageSkeleton />,
);

export function MessageButton() {
  const { opened, open, close } = useOpenUntilChange(useLocation().key);
  const toggle = useCallbackRef(opened ? close : open);
  const isPhone = usePhonePage();
  return <MessageOverlay wide={!isPhone} opened={opened} close={close} toggle={toggle} />;
}

type OverlayProps = { wide: boolean; opened: boolean; close: () => void; toggle: () => void };

/** If the width changes while it is open, the other kind opens; both share the bell, which gets the focus back. */
const MessageOverlay = memo(function MessageOverlay({ wide, opened, close, toggle }: OverlayProps) {
  const { t } = useTranslation("console");
  const bell = useRef<HTMLButtonElement>(null);
  const [message, setMessage] = useState<Message>();
  if (message && !opened) setMessage(undefined);
  const [wasReading, setWasReading] = useState(false);
  if (message && !wasReading) setWasReading(true);
  const closeAndRefocus = () => {
    close();
    bell.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <Popover
        opened={wide && opened}
        onChange={(open) => open || closeAndRefocus()}
        position="bottom-end"
        offset={UNDER_NAVBAR.icon}
        width={400}
        radius="md"
        trapFocus
        // The message is above the popover, and outside of it.
        closeOnClickOutside={!message}
        withinPortal={false}
        // The drawer would return the focus into a popover that is still fading out, where it is lost.
        transitionProps={wide ? undefined : { duration: 0 }}
      >
        <Popover.Target>
          <Bell ref={bell} onClick={toggle} expanded={opened} />
        </Popover.Target>
        <Popover.Dropdown className={classes.popover}>
          <LazyMessageCentre close={closeAndRefocus} onOpen={setMessage} />
        </Popover.Dropdown>
      </Popover>
      {!wide && (
        <LazyDrawer
          opened={opened}
          onClose={closeAndRefocus}
          position="right"
          size="100%"
          title={t("messages.title")}
          classNames={{ body: classes.body, content: classes.drawer }}
        >
          <LazyMessageCentre close={closeAndRefocus} onOpen={setMessage} />
        </LazyDrawer>
      )}
      {wasReading && <LazyMessageDialog message={message} onClose={() => setMessage(undefined)} />}
    </>
  );
});
