import { Text } from "@mantine/core";
import IconChevronLeft from "@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs";
import IconChevronRight from "@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs";
import type { MutableRefObject } from "react";
import { useTranslation } from "react-i18next";
import { focusableDisabled } from "~/components/actions/focusable-disabled";
import { IconButton } from "~/components/actions/icon-button";
import type { Row } from "~/resource/resource";
import classes from "./record-steps.module.css";

type Props = {
  /** The rows of the page in sight. */
  rows: readonly Row[];
  /** The id of the record in the drawer. */
  current: string;
  onMove: (id: string) => void;
  /** The direction of the last step. */
  lastStep: MutableRefObject<number>;
};

const STEPS = [
  { by: -1, label: "form.previous", Icon: IconChevronLeft },
  { by: 1, label: "form.next", Icon: IconChevronRight },
] as const;

/** Moves on to the previous or the next record of the page. At an end a button stays, because it may have the focus. */
export function RecordSteps({ rows, current, onMove, lastStep }: Props) {
  const { t } = useTranslation("resource");
  const index = rows.findIndex(({ id }) => String(id) === current);
  if (index < 0 || rows.length < 2) return null;
  return (
    <>
      <Text size="sm" c="dimmed" role="status" className={classes.position}>
        {t("form.position", { position: index + 1, total: rows.length })}
      </Text>
      {STEPS.map(({ by, label, Icon }) => {
        const next = rows[index + by];
        return (
          <IconButton
            key={by}
            label={t(label)}
            // A form is mounted anew for each record, and what had the focus is gone.
            ref={(node) => lastStep.current === by && document.activeElement === document.body && node?.focus()}
            {...focusableDisabled(next === undefined, () => {
              if (!next) return;
              lastStep.current = by;
              onMove(String(next.id));
            })}
          >
            <Icon aria-hidden />
          </IconButton>
        );
      })}
    </>
  );
}
