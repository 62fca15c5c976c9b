import { TextInput, type TextInputProps, UnstyledButton } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { getCaptchaPicture } from "~/api/login";
import classes from "./captcha.module.css";

type Props = TextInputProps & {
  /** The key of the input only: the picture stays when the form remounts the input. */
  inputKey: string;
  /** A click requests another picture. */
  onReload: () => void;
};

/** The picture captcha and its field; a click on the picture or a failed login loads a new one. */
export function CaptchaField({ inputKey, onReload, ...input }: Props) {
  const { t } = useTranslation("login");
  // Each picture is valid for one attempt only.
  const {
    data: picture,
    isError,
    refetch,
  } = useQuery({ ...getCaptchaPicture.query(), gcTime: 0, refetchOnMount: true });
  const reload = () => {
    onReload();
    refetch();
  };
  return (
    <div className={classes.captchaRow}>
      <TextInput key={inputKey} {...input} label={t("account.captcha")} autoComplete="off" size="md" />
      <UnstyledButton
        className={classes.picture}
        onClick={reload}
        aria-label={isError ? undefined : t("account.captchaAlt")}
      >
        {picture && !isError && <img src={picture.image} alt="" />}
        {isError && t("account.captchaFailed")}
      </UnstyledButton>
    </div>
  );
}
