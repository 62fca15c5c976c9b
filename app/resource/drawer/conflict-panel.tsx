import { Radio, Stack } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { ProblemAlert } from "~/components/feedback/problem-alert";
import { focusIfLost } from "~/components/feedback/write-failure";
import { useResource } from "~/resource/resource-context";
import { useResourceTexts } from "~/resource/resource-texts";
import type { FieldConflict } from "./conflict";

type Props = {
  /** A save was refused because of it. */
  refused: boolean;
  conflicts: readonly FieldConflict[];
  onChoose: (conflict: FieldConflict, keepsMine: boolean) => void;
};

/** What somebody else changed meanwhile, beside what the form has; either can be chosen for each field. */
export function ConflictPanel({ refused, conflicts, onChoose }: Props) {
  const { t } = useTranslation("resource");
  const { entity } = useResourceTexts();
  return (
    <ProblemAlert
      ref={focusIfLost}
      tabIndex={-1}
      color="orange"
      title={t(refused ? "conflict.title" : "conflict.changed", entity)}
      mb="md"
    >
      <Stack gap="sm">
        <span>{t(conflicts.length > 0 ? "conflict.choose" : "conflict.again")}</span>
        {conflicts.map((conflict) => (
          <FieldChoice key={conflict.name} conflict={conflict} onChoose={onChoose} />
        ))}
      </Stack>
    </ProblemAlert>
  );
}

function FieldChoice({ conflict, onChoose }: { conflict: FieldConflict; onChoose: Props["onChoose"] }) {
  const { t } = useTranslation("resource");
  const { fields } = useResource();
  const { name, before, mine, theirs, keepsMine } = conflict;
  const context = useResourceTexts().context(name);
  const shown = (value: typeof mine) => fields[name]?.form?.text(value, context) || "–";
  return (
    <Radio.Group
      label={context.label}
      description={t("conflict.before", { value: shown(before) })}
      // On a tint.
      descriptionProps={{ c: "var(--text-2)" }}
      value={keepsMine ? "mine" : "theirs"}
      onChange={(chosen) => onChoose(conflict, chosen === "mine")}
    >
      <Stack gap={4} mt={4}>
        <Radio size="xs" value="theirs" label={t("conflict.theirs", { value: shown(theirs) })} />
        <Radio size="xs" value="mine" label={t("conflict.mine", { value: shown(mine) })} />
      </Stack>
    </Radio.Group>
  );
}
