import { ActionIcon } from "@mantine/core";
import IconChevronLeft from "@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs";
import IconChevronRight from "@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs";
import { useTranslation } from "react-i18next";
import classes from "./tab-bar.module.css";
import type { Overflow } from "./use-overflow";

type Props = Overflow & { side: "left" | "right" };

/** Scrolls the tabs to one side; rendered only while they overflow. */
export function ScrollButton({ side, hidden, scroll }: Props) {
  const { t } = useTranslation("console");
  if (!hidden.left && !hidden.right) return null;
  const toLeft = side === "left";
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      className={classes.scroll}
      aria-label={t(toLeft ? "tabs.toLeft" : "tabs.toRight")}
      disabled={!hidden[side]}
      // The arrow keys reach every tab.
      tabIndex={-1}
      onClick={() => scroll(toLeft ? "previous" : "next", "smooth")}
    >
      {toLeft ? <IconChevronLeft aria-hidden /> : <IconChevronRight aria-hidden />}
    </ActionIcon>
  );
}
