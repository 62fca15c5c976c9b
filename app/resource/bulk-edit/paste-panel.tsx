import { Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ProblemAlert } from "~/components/feedback/problem-alert";
import { useFormat } from "~/i18n/format";
import { PreviewSection } from "~/resource/preview-table";
import { titleOf } from "~/resource/resource";
import { useResource } from "~/resource/resource-context";
import { type ResourceTexts, useResourceTexts } from "~/resource/resource-texts";
import { ChangesPanel } from "./changes-panel";
import { type PasteProblem, type PasteTarget, readBlock } from "./read-block";

type Props = {
  text: string;
  copied: string | undefined;
  target: PasteTarget;
  languages: readonly ResourceTexts[];
  isOpen: boolean;
  onDone: () => void;
};

/** What a pasted block of cells would change, and what of it cannot be taken. */
export default function PastePanel({ text, copied, target, languages, ...panel }: Props) {
  const { t } = useTranslation("editing");
  const resource = useResource();
  const format = useFormat();
  // The list may be read again meanwhile; what is confirmed is what was shown.
  const [block] = useState(() =>
    readBlock(resource, text, target, { copied, languages, notEditable: t("notEditable") }),
  );
  const { changes, problems, beyond } = block;
  return (
    <Stack gap="md">
      {changes.length === 0 && problems.length === 0 && <ProblemAlert color="orange">{t("pasteNothing")}</ProblemAlert>}
      {beyond.rows > 0 && <Text>{t("beyondRows", { total: format.number(beyond.rows) })}</Text>}
      {beyond.columns > 0 && <Text>{t("beyondColumns", { total: format.number(beyond.columns) })}</Text>}
      {problems.length > 0 && <Problems problems={problems} />}
      <ChangesPanel {...panel} changes={changes} />
    </Stack>
  );
}

function Problems({ problems }: { problems: readonly PasteProblem[] }) {
  const { t } = useTranslation("editing");
  const resource = useResource();
  const texts = useResourceTexts();
  const rows = problems.map(({ row, name, text, message }) => ({
    key: `${row.id} ${name}`,
    cells: [titleOf(resource, row), texts.context(name).label, text, message],
  }));
  return (
    <PreviewSection caption={t("problems")} headers={[t("record"), t("field"), t("value"), t("problem")]} rows={rows} />
  );
}
