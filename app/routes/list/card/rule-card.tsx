import { Paper, Switch } from "@mantine/core";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { type PresetRule, switchPresetRule } from "~/api/card";
import { Tag } from "~/components/display/tag";
import { Allowed } from "~/session/allowed";
import classes from "./card.module.css";
import { CardTitle } from "./card-title";
import type { CardLists } from "./use-card-lists";

type Props = { rule: PresetRule; isBusy: boolean; records: CardLists["rule"] };

/** A rule that is switched on and off; the switch is ahead of the server and goes back where that refuses. */
export const RuleCard = memo(function RuleCard({ rule: { id, title, description, enable }, isBusy, records }: Props) {
  const { t } = useTranslation("card");
  const titleId = `rule-${id}`;
  const change = (wanted: boolean) =>
    records.change(
      id,
      () => switchPresetRule({ params: { id }, body: { enable: wanted } }),
      (rule) => ({ ...rule, enable: wanted }),
    );
  return (
    <Paper withBorder radius="md" className={classes.card}>
      <CardTitle
        id={titleId}
        title={title}
        tag={<Tag tone={enable ? "success" : "quiet"}>{t(enable ? "rule.isOn" : "rule.isOff")}</Tag>}
      />
      <p className={classes.description} title={description}>
        {description}
      </p>
      <Allowed to="rule:write">
        <div className={classes.actions}>
          <Switch
            checked={enable}
            aria-labelledby={titleId}
            aria-busy={isBusy}
            onChange={(event) => change(event.currentTarget.checked)}
          />
        </div>
      </Allowed>
    </Paper>
  );
});
