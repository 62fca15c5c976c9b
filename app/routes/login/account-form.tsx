import { Stack, TextInput } from "@mantine/core";
import IconUser from "@tabler/icons-react/dist/esm/icons/IconUser.mjs";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { queryClient } from "~/api/client/query-client";
import { getCaptchaPicture } from "~/api/login";
import { SubmitButton } from "~/components/actions/submit-button";
import { lazyComponent } from "~/components/loading/lazy-component";
import { deployment } from "~/config/deployment";
import { STORAGE_KEY } from "~/config/storage-keys";
import { useRulesForm } from "~/lib/forms/use-rules-form";
import { readStored, removeStored, writeStored } from "~/lib/storage/local-storage";
import { readTabStored, writeTabStored } from "~/lib/storage/tab-storage";
import classes from "./login.module.css";
import { LoginError } from "./login-error";
import { accountRules } from "./login-rules";
import { PasswordField } from "./password-field";
import { useLogin } from "./use-login";

// Few deployments use it, so it is loaded on demand.
const CaptchaField = lazyComponent(() => import("./captcha-field").then((file) => file.CaptchaField));

/** Log in by name and password, with a picture captcha if the deployment uses one. */
export function AccountForm() {
  const { t } = useTranslation("login");
  const withCaptcha = deployment().loginImageCaptcha;
  const remembered = readStored(STORAGE_KEY.rememberedName) ?? "";
  const [remember, setRemember] = useState(remembered !== "");
  const { logIn, isSubmitting, failure } = useLogin();
  const errorId = useId();
  const [startName] = useState(() => readTabStored(STORAGE_KEY.typedName) || remembered);
  const { form, onSubmit } = useRulesForm(
    accountRules((rule) => t(`rules.${rule}`), withCaptcha),
    { username: startName, password: "", captcha: "" },
    { onValuesChange: ({ username }) => writeTabStored(STORAGE_KEY.typedName, username) },
  );
  const clearCaptcha = () => form.setFieldValue("captcha", "");

  const submit = onSubmit(({ username, password, captcha }) => {
    if (isSubmitting) return;
    if (remember) writeStored(STORAGE_KEY.rememberedName, username);
    else removeStored(STORAGE_KEY.rememberedName);
    if (!withCaptcha) return logIn({ username, password });
    // Each attempt uses up the captcha.
    clearCaptcha();
    const picture = queryClient.getQueryData(getCaptchaPicture.query().queryKey);
    logIn({ username, password, captcha, captchaId: picture?.captchaId });
  });

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={4}>
        <TextInput
          label={t("account.username")}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus={!startName}
          size="md"
          leftSection={<IconUser aria-hidden />}
          key={form.key("username")}
          {...form.getInputProps("username")}
        />
        <PasswordField key={form.key("password")} {...form.getInputProps("password")} autoFocus={startName !== ""} />
        {withCaptcha && (
          <CaptchaField inputKey={form.key("captcha")} {...form.getInputProps("captcha")} onReload={clearCaptcha} />
        )}
        <label className={classes.remember}>
          <input
            type="checkbox"
            className={classes.box}
            checked={remember}
            onChange={({ currentTarget }) => setRemember(currentTarget.checked)}
          />
          {t("account.remember")}
        </label>
        <LoginError id={errorId} text={failure?.message} />
        <SubmitButton size="md" fullWidth isPending={isSubmitting} aria-describedby={errorId}>
          {t("submit")}
        </SubmitButton>
      </Stack>
    </form>
  );
}
