import i18next from "i18next";
import { notify } from "~/components/feedback/notify";
import { loadNamespaces } from "~/i18n/translations";
import { chooseAuthentication } from "~/session/choose-authentication";

/** Ends the session at the issuer too, by what was kept to renew it; says so if it may go on there. */
export async function logOutAtIssuer(renewal: string): Promise<void> {
  try {
    const { logOut } = await chooseAuthentication();
    await logOut?.(renewal);
  } catch {
    await loadNamespaces(["issuer"]);
    notify({ id: "log-out", color: "red", message: i18next.t("issuer:onlyHere"), autoClose: false });
  }
}
