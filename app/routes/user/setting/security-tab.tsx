import { useTranslation } from "react-i18next";
import type { User } from "~/api/user";
import classes from "./security-tab.module.css";

/**
 * What the server has said about the account's security. There is no button: no call changes the phone, and the email is
 * changed with the basic information.
 */
export function SecurityTab({ user }: { user: User }) {
  const { t } = useTranslation("user");
  const known = (["phone", "email"] as const).filter((name) => user[name] !== "");
  const [first, second] = known;
  if (!first) return <p>{t("security.none")}</p>;
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
      <p className={classes.unchangeable}>{t(`security.hint.${second ? "both" : first}`)}</p>
    </>
  );
}
