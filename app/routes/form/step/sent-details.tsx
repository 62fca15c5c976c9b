import { useTranslation } from "react-i18next";
import type { ChannelForm } from "~/api/form";
import { Details } from "~/components/layout/details";
import { FIRST_FIELDS, SECOND_FIELDS } from "./step-form-rules";

/** Every field as it was sent. */
export function SentDetails({ sent }: { sent: ChannelForm }) {
  const { t } = useTranslation("step");
  const [from, to] = sent.promotionTime.map((time) => time.slice(0, 10));
  const shown: Record<keyof ChannelForm, string> = {
    ...sent,
    channelType: t(`channels.${sent.channelType}`),
    promotionTime: t("sent.days", { from, to }),
    keyword: sent.keyword.join(" · "),
    pushNotify: t(sent.pushNotify ? "sent.on" : "sent.off"),
  };
  return <Details rows={[...FIRST_FIELDS, ...SECOND_FIELDS].map((field) => [t(`fields.${field}`), shown[field]])} />;
}
