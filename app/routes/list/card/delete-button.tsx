import { Menu } from "@mantine/core";
import IconDots from "@tabler/icons-react/dist/esm/icons/IconDots.mjs";
import IconTrash from "@tabler/icons-react/dist/esm/icons/IconTrash.mjs";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { focusableDisabled } from "~/components/actions/focusable-disabled";
import { IconButton } from "~/components/actions/icon-button";
import { useMedia } from "~/lib/page/use-media";
import { usePhonePage } from "~/lib/page/use-phone-page";
import classes from "./card.module.css";

/** Without a pointer that can be over something without a press. Here, as the workplace has no need of it. */
const TOUCH = "(hover: none)";

type Props = {
  /** The id of the card's title. */
  describedBy: string;
  /** While a write is pending, a click does nothing. */
  isBusy: boolean;
  onClick: () => void;
};

/** Seen with the pointer or the focus in its card, or, where it would always be seen on every card, in a menu. */
export function DeleteButton({ describedBy, isBusy, onClick }: Props) {
  const { t } = useTranslation("card");
  const button = useRef<HTMLButtonElement>(null);
  const isTouch = useMedia(TOUCH);
  const isPhone = usePhonePage();
  const shared = { size: "md", className: classes.remove, "aria-describedby": describedBy } as const;
  if (!isTouch && !isPhone)
    return (
      <IconButton label={t("quality.delete")} {...shared} {...focusableDisabled(isBusy, onClick)}>
        <IconTrash aria-hidden />
      </IconButton>
    );
  // What opens takes the focus from the button, and gives it back: a menu that gave it back too would be too late.
  const choose = () => {
    button.current?.focus();
    onClick();
  };
  return (
    <Menu position="bottom-end" withinPortal={false} withInitialFocusPlaceholder={false} returnFocus={false}>
      <Menu.Target>
        <IconButton ref={button} label={t("quality.more")} {...shared}>
          <IconDots aria-hidden />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item className={classes.danger} disabled={isBusy} onClick={choose}>
          {t("quality.delete")}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
