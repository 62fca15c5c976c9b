import { Group } from "@mantine/core";
import { type ClientActionFunctionArgs, replace } from "@remix-run/react";
import i18next from "i18next";
import * as v from "valibot";
import { logIn, loginForm } from "~/api/login";
import { ToolButton } from "~/components/actions/action-button";
import { useLanguageTool } from "~/components/actions/use-language-action";
import { useSettingsTool } from "~/components/actions/use-settings-action";
import { useThemeTool } from "~/components/actions/use-theme-action";
import { notify } from "~/components/feedback/notify";
import { failureText } from "~/i18n/failure-text";
import { anonymous, enter } from "~/session/guard";
import { endSession, requireUser, startSession } from "~/session/session";
import { Banner } from "./banner";
import classes from "./login.module.css";
import type { Refused } from "./login-refusal";
import { LoginWays } from "./login-ways";

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
  const tools = [useLanguageTool(), useThemeTool(), useSettingsTool()];
  return (
    <div className={classes.page}>
      <Banner />
      <main className={classes.side}>
        <Group className={classes.tools} gap={4}>
          {tools.map((tool) => (
            <ToolButton key={tool.label} {...tool} />
          ))}
        </Group>
        <LoginWays />
      </main>
    </div>
  );
}
