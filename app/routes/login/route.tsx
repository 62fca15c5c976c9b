import { Group } from "@mantine/core";
import type { ClientActionFunctionArgs, ClientLoaderFunctionArgs } from "@remix-run/react";
import * as v from "valibot";
import { queryClient } from "~/api/client/query-client";
import { getCaptchaPicture, logIn, loginForm } from "~/api/login";
import { ActionButton } from "~/components/actions/action-button";
import { useLanguageAction } from "~/components/actions/use-language-action";
import { useSettingsAction } from "~/components/actions/use-settings-action";
import { useThemeAction } from "~/components/actions/use-theme-action";
import { deployment } from "~/config/deployment";
import { loadFailureText } from "~/i18n/failure-text";
import { addressOf, publicOnly } from "~/session/guard";
import { endSession, isOfSession, sessionToken } from "~/session/session";
import { Banner } from "./banner";
import classes from "./login.module.css";
import type { LoginFailure } from "./login-error";
import { LoginTabs } from "./login-tabs";
import { openSession } from "./open-session";

export const handle = { i18n: "login" };

const showLogin = publicOnly();

export async function clientLoader(args: ClientLoaderFunctionArgs) {
  const hasIssuer = deployment().oidcIssuer !== "";
  const returned =
    hasIssuer && (await (await import("./return-from-issuer")).returnFromIssuer(addressOf(args.request)));
  return returned || showLogin(args);
}

/** Logs in and redirects to the requested screen; a failure returns its message. */
export async function clientAction({ request }: ClientActionFunctionArgs) {
  const body = v.parse(loginForm, await request.json());
  const before = sessionToken();
  let token: string | undefined;
  try {
    const tokens = await logIn({ body });
    ({ token } = tokens);
    return await openSession({ token, renewal: tokens.refreshToken }, addressOf(request));
  } catch (error) {
    // The session of another login that was quicker is kept.
    if ([before, token].some((own) => own !== undefined && isOfSession(own))) endSession();
    // A login by phone uses no picture up.
    if ("username" in body) queryClient.invalidateQueries({ queryKey: getCaptchaPicture.queryKey });
    return { message: await loadFailureText(error) } satisfies LoginFailure;
  }
}

export default function Login() {
  return (
    <div className={classes.page}>
      <Banner />
      <main className={classes.side}>
        <Group className={classes.actions} gap={4}>
          <ActionButton {...useLanguageAction()} />
          <ActionButton {...useThemeAction()} />
          <ActionButton {...useSettingsAction()} />
        </Group>
        <LoginTabs />
      </main>
    </div>
  );
}
