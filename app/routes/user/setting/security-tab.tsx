import { useTranslation } from "react-i18next";
import type { User } from "~/api/user";
import classes from "./security-tab.module.css";

/** What the server has said about the account's security; it has no call to change it, so there is no button. */
export function SecurityTab({ user }: { user: User }) {
  const { t } = useTranslation("user");
  const known = (["phone", "email"] as const).filter((name) => user[name] !== "");
  if (known.length === 0) return <p>{t("security.none")}</p>;
  return (
    <>
      <dl className={classes.security}>
        {known.map((name) => (
          <div key={name}>
            <dt>{t(`security.${name}`)}</dt>
            <dd className={classes.safeguard}>{user[name]}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.unchangeable}>{t("security.hint")}</p>
    </>
  );
}
