import { useTranslation } from "react-i18next";
import type { ChannelForm } from "~/api/form";
import { Details } from "~/components/layout/details";
import { useFormat } from "~/i18n/format";
import { noonOf } from "~/lib/text/days";
import { isolated } from "~/lib/text/isolated";
import { STEP_FIELDS } from "./step-fields";

/** Returns the function that writes what the step form submitted as the operator reads it. */
export function useStepTexts() {
  const { t } = useTranslation("step");
  const format = useFormat();
  /** The day of a time of the request, which is the same day in any zone. */
  const dayOf = (time: string) => {
    const noon = noonOf(time.slice(0, 10));
    return noon ? format.date(noon) : time;
  };
  return (sent: ChannelForm): Record<keyof ChannelForm, string> => {
    const [from, to] = sent.promotionTime;
    return {
      ...sent,
      channelType: t(`channels.${sent.channelType}`),
      promotionTime: t("details.days", { from: dayOf(from), to: dayOf(to) }),
      keyword: sent.keyword.map(isolated).join(" · "),
      pushNotify: t(sent.pushNotify ? "details.on" : "details.off"),
    };
  };
}

type Props = { values: ChannelForm; fields?: readonly (keyof ChannelForm)[]; inColumns?: true };

/** What the step form submitted, in the order of the form. */
export function SubmittedValues({ values, fields = STEP_FIELDS, inColumns }: Props) {
  const { t } = useTranslation("step");
  const texts = useStepTexts()(values);
  return <Details rows={fields.map((field) => [t(`fields.${field}`), texts[field]])} inColumns={inColumns} />;
}
