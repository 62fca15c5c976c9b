import { useTranslation } from "react-i18next";
import type { ChannelForm } from "~/api/form";
import { Details } from "~/components/layout/details";
import { isolated } from "~/lib/text/isolated";

const FIRST_STEP = ["activityName", "channelType", "promotionTime", "promoteLink"] as const;
const FIELDS = [
  ...FIRST_STEP,
  "advertisingSource",
  "advertisingMedia",
  "keyword",
  "pushNotify",
  "advertisingContent",
] as const satisfies readonly (keyof ChannelForm)[];

export const isFirstStep = (path: string): boolean => FIRST_STEP.some((field) => field === path);
export const isStepField = (path: string): path is keyof ChannelForm => FIELDS.some((field) => field === path);

type Props = { values: ChannelForm; inColumns?: true };

/** What the step form submitted, in the order of the form. */
export function SubmittedValues({ values: sent, inColumns }: Props) {
  const { t } = useTranslation("step");
  const [from, to] = sent.promotionTime.map((time) => time.slice(0, 10));
  const values: Record<keyof ChannelForm, string> = {
    ...sent,
    channelType: t(`channels.${sent.channelType}`),
    promotionTime: t("details.days", { from, to }),
    keyword: sent.keyword.map(isolated).join(" · "),
    pushNotify: t(sent.pushNotify ? "details.on" : "details.off"),
  };
  return <Details rows={FIELDS.map((field) => [t(`fields.${field}`), values[field]])} inColumns={inColumns} />;
}
