import { List } from "@mantine/core";
import isEqual from "fast-deep-equal";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ProblemAlert } from "~/components/feedback/problem-alert";
import { useBusyIds } from "~/resource/actions/use-run-action";
import type { Row } from "~/resource/resource";
import { useResource } from "~/resource/resource-context";
import { useResourceTexts } from "~/resource/resource-texts";

/** What somebody else has changed in a record since this was mounted: nothing, as a rule. */
export function ChangedPanel({ row }: { row: Row }) {
  const { t } = useTranslation("resource");
  const { fields } = useResource();
  const texts = useResourceTexts();
  const [opened, setOpened] = useState(row);
  const [known, setKnown] = useState(row);
  // A record is busy until the list shows what one has done to it.
  const isOwn = useBusyIds().has(row.id);
  if (row !== known) {
    setKnown(row);
    // What somebody else has changed before stays in the panel.
    const foreign = Object.entries(opened).filter(([name, value]) => !isEqual(value, known[name]));
    if (isOwn) setOpened({ ...row, ...Object.fromEntries(foreign) });
  }
  const changes = Object.entries(fields).flatMap(([name, { text }]) => {
    const context = texts.context(name);
    const [before, after] = [opened, row].map((one) => text(one[name], context));
    return before === after ? [] : [{ field: context.label, before: before || "–", after: after || "–" }];
  });
  if (changes.length === 0) return null;
  return (
    <ProblemAlert color="orange" title={t("conflict.changed", texts.entity)} mb="md">
      <List size="sm">
        {changes.map((change) => (
          <List.Item key={change.field}>{t("conflict.change", change)}</List.Item>
        ))}
      </List>
    </ProblemAlert>
  );
}
