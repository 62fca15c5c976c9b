import { useTranslation } from "react-i18next";
import type { ChannelForm } from "~/api/form";
import { FIRST_FIELDS, SECOND_FIELDS } from "./rules";
import classes from "./step.module.css";

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
  return (
    <dl className={classes.details}>
      {[...FIRST_FIELDS, ...SECOND_FIELDS].map((field) => (
        <div key={field}>
          <dt>{t(`fields.${field}`)}</dt>
          <dd>{shown[field]}</dd>
        </div>
      ))}
    </dl>
  );
}
