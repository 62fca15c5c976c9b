import { ActionIcon, Popover, type PopoverProps } from "@mantine/core";
import IconCalendar from "@tabler/icons-react/dist/esm/icons/IconCalendar.mjs";
import { type MouseEvent, type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { BELOW_FIELD } from "~/config/appearance";
import classes from "./calendar.module.css";

/** By default a popover is moved until a part of it is below its button. */
const ANYWHERE_ON_PAGE: PopoverProps["middlewares"] = {
  flip: true,
  shift: { padding: 5, limiter: { fn: ({ x, y }) => ({ x, y }) } },
};

/** A button that opens a calendar; `children` gets the function that closes it. */
export function CalendarPopover({ title, children }: { title: string; children: (close: () => void) => ReactNode }) {
  const { t } = useTranslation("forms");
  const titleId = useId();
  const [opened, setOpened] = useState(false);
  const [offset, setOffset] = useState({ mainAxis: BELOW_FIELD, crossAxis: 0 });
  function toggle({ currentTarget }: MouseEvent<HTMLElement>) {
    setOffset(offsetFromField(currentTarget));
    setOpened(!opened);
  }
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-start"
      offset={offset}
      middlewares={ANYWHERE_ON_PAGE}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={t("days.open")} onClick={toggle}>
          <IconCalendar aria-hidden />
        </ActionIcon>
      </Popover.Target>
      {/* Otherwise Mantine labels the dialog with the button's label. */}
      <Popover.Dropdown aria-labelledby={titleId} className={classes.dropdown}>
        <span id={titleId} hidden>
          {title}
        </span>
        {children(() => setOpened(false))}
      </Popover.Dropdown>
    </Popover>
  );
}

/** From the button at the end of a field to the place below the field's start. */
function offsetFromField(button: HTMLElement) {
  const { left, bottom } = button.getBoundingClientRect();
  const field = button.closest(".mantine-Input-wrapper")?.getBoundingClientRect();
  return { mainAxis: (field?.bottom ?? bottom) - bottom + BELOW_FIELD, crossAxis: (field?.left ?? left) - left };
}
