import "~/theme/login.css";
import { Group } from "@mantine/core";
import { type ClientActionFunctionArgs, replace } from "@remix-run/react";
import i18next from "i18next";
import * as v from "valibot";
import { logIn, loginForm } from "~/api/login";
import { LanguageButton } from "~/components/language-button";
import { notify } from "~/components/notify";
import { ThemeButton } from "~/components/theme-button";
import { failureText } from "~/i18n/failure-text";
import { anonymous, enter } from "~/session/guard";
import { endSession, requireUser, startSession } from "~/session/session";
import { Banner } from "./banner";
import classes from "./login.module.css";
import { LoginWays } from "./login-ways";
import type { Refused } from "./refusal";

export const handle = { i18n: "login" };

export const clientLoader = anonymous();

/** Logs in and goes on to the wanted screen; a refusal is answered with its words. */
export async function clientAction({ request }: ClientActionFunctionArgs) {
  const body = v.parse(loginForm, await request.json());
  try {
    const { token } = await logIn({ body });
    startSession(token);
    const { role } = await requireUser();
    notify({ id: "welcome", message: i18next.t("login:welcome"), color: "green" });
    return replace(enter(new URL(request.url).searchParams, role));
  } catch (error) {
    endSession();
    return { refusal: failureText(error) } satisfies Refused;
  }
}

export default function Login() {
  return (
    <div className={classes.page}>
      <Banner />
      <main className={classes.side}>
        <Group className={classes.tools} gap={4}>
          <LanguageButton />
          <ThemeButton />
        </Group>
        <LoginWays />
      </main>
    </div>
  );
}
