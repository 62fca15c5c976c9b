import "~/theme/switch.css";
import { Paper, Switch } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { listPresetRules, type PresetRule, switchPresetRule } from "~/api/card";
import { changesRecord } from "~/api/client/mutations";
import { Tag } from "~/components/display/tag";
import { Allowed } from "~/session/allowed";
import classes from "./card.module.css";
import { CardTitle } from "./card-title";

/** A rule with a switch, which changes at once and is rolled back if the server rejects it. */
export function RuleCard({ rule: { id, title, description, enable } }: { rule: PresetRule }) {
  const { t } = useTranslation("card");
  const titleId = `rule-${id}`;
  const { mutate, isPending } = useMutation({
    mutationFn: (change: Pick<PresetRule, "id" | "enable">) =>
      switchPresetRule({ params: { id }, body: { enable: change.enable } }),
    ...changesRecord(listPresetRules.query(), id, (rule: PresetRule, { enable }) => ({ ...rule, enable })),
  });
  return (
    <Paper withBorder radius="md" className={classes.card}>
      <CardTitle
        id={titleId}
        title={title}
        aside={
          <>
            <span className={classes.state}>
              <Tag tone={enable ? "success" : "quiet"}>{t(enable ? "rule.isOn" : "rule.isOff")}</Tag>
            </span>
            <Allowed to="rule:write">
              <Switch
                checked={enable}
                aria-labelledby={titleId}
                aria-busy={isPending}
                onChange={(event) => mutate({ id, enable: event.currentTarget.checked })}
              />
            </Allowed>
          </>
        }
      />
      <p className={classes.description} title={description}>
        {description}
      </p>
    </Paper>
  );
}
