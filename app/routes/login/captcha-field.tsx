import { TextInput, type TextInputProps, UnstyledButton } from "@mantine/core";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { getCaptchaPicture } from "~/api/login";
import { useRequest } from "~/lib/loading/use-request";
import classes from "./login.module.css";

type Props = TextInputProps & {
  /** The key of the input alone: the picture stays when the form draws the input anew. */
  inputKey: string;
  /** The last refusal of a login: each one uses up the picture. */
  refused: object | undefined;
  onPicture: (captchaId: string) => void;
};

const load = (signal: AbortSignal) => getCaptchaPicture({ signal });

/** The picture captcha and its field; a click on the picture, and a failed login, get a new one. */
export function CaptchaField({ inputKey, refused, onPicture, ...input }: Props) {
  const { t } = useTranslation("login");
  const picture = useRequest(load);
  const { again } = picture;
  const captchaId = picture.state === "data" ? picture.data.captchaId : undefined;

  useEffect(() => {
    if (refused) again();
  }, [refused, again]);

  useEffect(() => {
    if (captchaId) onPicture(captchaId);
  }, [captchaId, onPicture]);

  return (
    <div className={classes.captchaRow}>
      <TextInput key={inputKey} {...input} label={t("account.captcha")} autoComplete="off" size="md" />
      <UnstyledButton className={classes.picture} onClick={again} aria-label={t("account.captchaAlt")}>
        {picture.state === "data" && <img src={picture.data.image} alt="" />}
        {picture.state === "failed" && t("account.captchaFailed")}
      </UnstyledButton>
    </div>
  );
}
