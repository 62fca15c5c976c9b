import { PasswordInput, type PasswordInputProps } from "@mantine/core";
import IconEye from "@tabler/icons-react/dist/esm/icons/IconEye.mjs";
import IconEyeOff from "@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs";
import IconLock from "@tabler/icons-react/dist/esm/icons/IconLock.mjs";
import { type KeyboardEvent, useState } from "react";
import { useTranslation } from "react-i18next";

/** The password field, with a hint while Caps Lock is on. */
export function PasswordField(props: PasswordInputProps) {
  const { t } = useTranslation("login");
  const [visible, setVisible] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const readCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState("CapsLock"));
  return (
    <PasswordInput
      {...props}
      label={t("account.password")}
      aria-invalid={Boolean(props.error)}
      autoComplete="current-password"
      size="md"
      leftSection={<IconLock aria-hidden />}
      visible={visible}
      onVisibilityChange={setVisible}
      visibilityToggleIcon={({ reveal }) => (reveal ? <IconEyeOff aria-hidden /> : <IconEye aria-hidden />)}
      visibilityToggleButtonProps={{ "aria-label": t(visible ? "account.hide" : "account.show"), tabIndex: 0 }}
      description={capsLock ? <span role="status">{t("account.capsLock")}</span> : undefined}
      inputWrapperOrder={["label", "input", "description", "error"]}
      onKeyDown={readCapsLock}
      onKeyUp={readCapsLock}
      onBlur={(event) => {
        setCapsLock(false);
        props.onBlur?.(event);
      }}
    />
  );
}
