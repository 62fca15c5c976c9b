import { Group } from "@mantine/core";
import { type ClientActionFunctionArgs, replace } from "@remix-run/react";
import i18next from "i18next";
import * as v from "valibot";
import { queryClient } from "~/api/client/query-client";
import { getCaptchaPicture, logIn, loginForm } from "~/api/login";
import { ActionButton } from "~/components/actions/action-button";
import { useLanguageAction } from "~/components/actions/use-language-action";
import { useSettingsAction } from "~/components/actions/use-settings-action";
import { useThemeAction } from "~/components/actions/use-theme-action";
import { notify } from "~/components/feedback/notify";
import { STORAGE_KEY } from "~/config/storage-keys";
import { failureText } from "~/i18n/failure-text";
import { writeTabStored } from "~/lib/storage/tab-storage";
import { addressOf, publicOnly, resolveLoginRedirect } from "~/session/guard";
import { endSession, requireUser, startSession } from "~/session/session";
import { Banner } from "./banner";
import classes from "./login.module.css";
import type { LoginFailure } from "./login-error";
import { LoginTabs } from "./login-tabs";

export const handle = { i18n: "login" };

export const clientLoader = publicOnly();

/** Logs in and redirects to the requested screen; a failure returns its message. */
export async function clientAction({ request }: ClientActionFunctionArgs) {
  const body = v.parse(loginForm, await request.json());
  try {
    const { token } = await logIn({ body });
    startSession(token);
    writeTabStored(STORAGE_KEY.typedName, "");
    const { role } = await requireUser();
    notify({ id: "welcome", message: i18next.t("login:welcome"), color: "green" });
    return replace(resolveLoginRedirect(addressOf(request), role));
  } catch (error) {
    endSession();
    queryClient.invalidateQueries({ queryKey: getCaptchaPicture.queryKey });
    return { message: failureText(error) } satisfies LoginFailure;
  }
}

export default function Login() {
  const actions = [useLanguageAction(), useThemeAction(), useSettingsAction()];
  return (
    <div className={classes.page}>
      <Banner />
      <main className={classes.side}>
        <Group className={classes.actions} gap={4}>
          {actions.map((action) => (
            <ActionButton key={action.label} {...action} />
          ))}
        </Group>
        <LoginTabs />
      </main>
    </div>
  );
}
