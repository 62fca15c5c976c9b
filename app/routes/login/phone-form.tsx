import { Stack, TextInput } from "@mantine/core";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "~/components/actions/submit-button";
import { STORAGE_KEY } from "~/config/storage-keys";
import { useRulesForm } from "~/lib/forms/use-rules-form";
import { readTabStored, writeTabStored } from "~/lib/storage/tab-storage";
import { plainPhone } from "~/lib/text/typed-text";
import classes from "./captcha.module.css";
import { LoginError } from "./login-error";
import { phoneRules } from "./login-rules";
import { useCaptchaMessage } from "./use-captcha-message";
import { useLogin } from "./use-login";

/** Log in by phone number and the captcha sent to it. */
export function PhoneForm({ takesFocus }: { takesFocus: boolean }) {
  const { t } = useTranslation("login");
  const { logIn, isSubmitting, failure } = useLogin();
  const errorId = useId();
  // The form is uncontrolled, but the countdown is that of the number.
  const [startTel] = useState(() => readTabStored(STORAGE_KEY.typedPhone) ?? "");
  const [tel, setTel] = useState(plainPhone(startTel));
  const { send, isSending, secondsLeft } = useCaptchaMessage(tel);
  const { form, onSubmit } = useRulesForm(
    phoneRules((rule) => t(`rules.${rule}`)),
    { tel: startTel, captcha: "" },
    {
      onValuesChange(values) {
        writeTabStored(STORAGE_KEY.typedPhone, values.tel);
        setTel(plainPhone(values.tel));
      },
    },
  );

  function sendCaptcha() {
    if (form.validateField("tel").hasError) return form.getInputNode("tel")?.focus();
    // The button is disabled from now on, and what was sent is typed next, unless something else is by then.
    send(() => document.activeElement instanceof HTMLInputElement || form.getInputNode("captcha")?.focus());
  }

  return (
    <form onSubmit={onSubmit((credentials) => logIn(credentials))} noValidate>
      <Stack gap={4}>
        <TextInput
          label={t("phone.tel")}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          autoFocus={takesFocus && !startTel}
          size="md"
          key={form.key("tel")}
          {...form.getInputProps("tel")}
        />
        <div className={classes.captchaRow}>
          <TextInput
            label={t("phone.captcha")}
            inputMode="numeric"
            autoComplete="one-time-code"
            autoFocus={takesFocus && startTel !== ""}
            size="md"
            key={form.key("captcha")}
            {...form.getInputProps("captcha")}
          />
          <SubmitButton
            type="button"
            variant="default"
            size="md"
            onClick={sendCaptcha}
            isPending={isSending}
            disabled={secondsLeft > 0}
          >
            {secondsLeft > 0 ? t("phone.again", { seconds: secondsLeft }) : t("phone.send")}
          </SubmitButton>
        </div>
        <LoginError id={errorId} text={failure?.message} />
        <SubmitButton size="md" fullWidth isPending={isSubmitting} aria-describedby={errorId}>
          {t("submit")}
        </SubmitButton>
      </Stack>
    </form>
  );
}
