import { Button, Popover } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { ParameterChangesTable } from "~/features/parameters/parameter-changes-table";
import type { FieldPath } from "~/features/parameters/parameter-definitions";
import classes from "./group.module.css";
import type { GroupValues } from "./group-form-rules";

type Props = { inUse: GroupValues; values: GroupValues; changed: readonly FieldPath[] };

/** How many parameters are changed; opens them, old beside new. */
export function ChangesButton({ inUse, values, changed }: Props) {
  const { t } = useTranslation("group");
  if (changed.length === 0) return null;
  const title = t("changes", { count: changed.length });
  return (
    <Popover position="top-start" trapFocus returnFocus>
      <Popover.Target>
        <Button variant="subtle" size="compact-md">
          {title}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={title} className={classes.changes}>
        <ParameterChangesTable paths={changed} before={inUse} after={values} />
      </Popover.Dropdown>
    </Popover>
  );
}
