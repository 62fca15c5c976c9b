import { useTranslation } from "react-i18next";
import { CERTIFIED, type User } from "~/api/user";
import { ServerTime } from "~/components/display/server-time";
import { StatusDot } from "~/components/display/status-dot";
import { AvatarUpload } from "./avatar-upload";
import classes from "./setting.module.css";

export function AccountPanel({ user }: { user: User }) {
  const { t } = useTranslation("user");
  const isCertified = user.certification === CERTIFIED;
  const rows = [
    {
      name: t("panel.certification"),
      value: (
        <StatusDot tone={isCertified ? "success" : "quiet"}>
          {t(isCertified ? "panel.certified" : "panel.notCertified")}
        </StatusDot>
      ),
    },
    { name: t("panel.accountId"), value: user.accountId },
    { name: t("panel.phone"), value: user.phone },
    { name: t("panel.registrationDate"), value: user.registrationDate && <ServerTime value={user.registrationDate} /> },
  ];
  return (
    <section aria-label={t("panel.title")} className={classes.account}>
      <AvatarUpload user={user} />
      <dl className={classes.facts}>
        {rows.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value || t("panel.none")}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
