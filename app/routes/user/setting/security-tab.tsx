import { useTranslation } from "react-i18next";
import type { User } from "~/api/user";
import { StatusDot } from "~/components/display/status-dot";
import classes from "./setting.module.css";

/** The state of each security setting. The server has no call to change one, so there is no button. */
export function SecurityTab({ user: { phone, email } }: { user: User }) {
  const { t } = useTranslation("user");
  const bound = (value: string) => (value ? t("security.bound", { value }) : t("security.unbound"));
  const rows = [
    { name: t("security.password"), text: t("security.passwordSet"), isSet: true },
    { name: t("security.question"), text: t("security.questionUnset"), isSet: false },
    { name: t("security.phone"), text: bound(phone), isSet: phone !== "" },
    { name: t("security.email"), text: bound(email), isSet: email !== "" },
  ];
  return (
    <dl className={classes.security}>
      {rows.map(({ name, text, isSet }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className={classes.safeguard}>{text}</dd>
          <dd>
            <StatusDot tone={isSet ? "success" : "quiet"}>{t(isSet ? "security.set" : "security.unset")}</StatusDot>
          </dd>
        </div>
      ))}
    </dl>
  );
}
