import { Button, Group } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { Link } from "@remix-run/react";
import { ACTION_TOAST_MS } from "~/config/times";
import { notify } from "./notify";

export type LinkNotice = { id: string; color: string; text: string; link: string; to: string };

/** Shows a notification with a link, which closes it and gives the focus to the screen that it leads to. */
export const notifyWithLink = ({ id, color, text, link, to }: LinkNotice): void =>
  notify({
    id,
    color,
    autoClose: ACTION_TOAST_MS,
    message: (
      <Group justify="space-between" wrap="nowrap">
        <span>{text}</span>
        <Button
          component={Link}
          to={to}
          size="compact-sm"
          variant="subtle"
          flex="none"
          onClick={() => {
            notifications.hide(id);
            document.querySelector("main")?.focus({ preventScroll: true });
          }}
        >
          {link}
        </Button>
      </Group>
    ),
  });
