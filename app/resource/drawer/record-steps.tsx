import IconChevronLeft from "@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs";
import IconChevronRight from "@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs";
import { useTranslation } from "react-i18next";
import { focusableDisabled } from "~/components/actions/focusable-disabled";
import { IconButton } from "~/components/actions/icon-button";
import { CopyLink } from "~/resource/copy/copy-link";
import type { Row } from "~/resource/resource";
import classes from "./record-steps.module.css";
import type { Target } from "./target";

type Props = {
  target: Target;
  row?: Row;
  /** The rows of the page in sight. */
  rows: readonly Row[];
  onMove: (target: Target) => void;
};

const STEPS = [
  { by: -1, label: "form.previous", Icon: IconChevronLeft },
  { by: 1, label: "form.next", Icon: IconChevronRight },
] as const;

/**
 * Moves on to the previous or the next record of the page, and copies the link of this one. At an end a button stays,
 * because it may have the focus.
 */
export function RecordSteps({ target, row, rows, onMove }: Props) {
  const { t } = useTranslation("resource");
  if (target.mode === "new") return null;
  const index = rows.findIndex(({ id }) => String(id) === target.id);
  return (
    <div className={`${classes.tools} screen-only`}>
      {index >= 0 && rows.length > 1 && (
        <>
          <span role="status" className={classes.position}>
            {t("form.position", { position: index + 1, total: rows.length })}
          </span>
          {STEPS.map(({ by, label, Icon }) => {
            const next = rows[index + by];
            return (
              <IconButton
                key={by}
                label={t(label)}
                {...focusableDisabled(next === undefined, () => next && onMove({ ...target, id: String(next.id) }))}
              >
                <Icon aria-hidden />
              </IconButton>
            );
          })}
        </>
      )}
      {row && <CopyLink row={row} />}
    </div>
  );
}
