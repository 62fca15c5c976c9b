import { Button, Stack, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useRulesForm } from "~/lib/forms/use-rules-form";
import classes from "./login.module.css";
import { LoginError } from "./login-error";
import { phoneRules } from "./login-rules";
import { useCaptchaMessage } from "./use-captcha-message";
import { useLogin } from "./use-login";

/** Log in by phone number and the captcha sent to it. */
export function PhoneForm() {
  const { t } = useTranslation("login");
  const { logIn, isSubmitting, failure } = useLogin();
  const captcha = useCaptchaMessage();
  const { form, onSubmit } = useRulesForm(
    phoneRules((rule) => t(`rules.${rule}`)),
    { tel: "", captcha: "" },
  );

  function sendCaptcha() {
    if (form.validateField("tel").hasError) form.getInputNode("tel")?.focus();
    else captcha.send(form.getValues().tel);
  }

  return (
    <form onSubmit={onSubmit(logIn)} noValidate>
      <Stack gap={4}>
        <TextInput
          label={t("phone.tel")}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          maxLength={11}
          size="md"
          key={form.key("tel")}
          {...form.getInputProps("tel")}
        />
        <div className={classes.captchaRow}>
          <TextInput
            label={t("phone.captcha")}
            inputMode="numeric"
            autoComplete="one-time-code"
            size="md"
            key={form.key("captcha")}
            {...form.getInputProps("captcha")}
          />
          <Button
            variant="default"
            size="md"
            onClick={sendCaptcha}
            loading={captcha.isSending}
            disabled={captcha.secondsLeft > 0}
          >
            {captcha.secondsLeft > 0 ? t("phone.again", { seconds: captcha.secondsLeft }) : t("phone.send")}
          </Button>
        </div>
        <LoginError text={failure?.message} />
        <Button type="submit" size="md" mt="sm" fullWidth loading={isSubmitting}>
          {t("submit")}
        </Button>
      </Stack>
    </form>
  );
}
