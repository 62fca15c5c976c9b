import { ActionIcon, Popover } from "@mantine/core";
import IconCalendar from "@tabler/icons-react/dist/esm/icons/IconCalendar.mjs";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./calendar.module.css";

/** A button that opens a calendar; `children` gets the function that closes it. */
export function CalendarPopover({ title, children }: { title: string; children: (close: () => void) => ReactNode }) {
  const { t } = useTranslation("console");
  const titleId = useId();
  const [opened, setOpened] = useState(false);
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={t("days.open")} onClick={() => setOpened(!opened)}>
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
