import { Avatar, Button, FileButton, Progress } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { User } from "~/api/user";
import { PersonAvatar } from "~/components/person-avatar";
import { PICTURE_TYPES } from "~/lib/picture-file";
import classes from "./setting.module.css";
import { useAvatarUpload } from "./use-avatar-upload";

const SIZE = 96;

/** The user's picture, and another one in its place: previewed while it is sent, until then cancellable. */
export function AvatarUpload({ user }: { user: User }) {
  const { t } = useTranslation("user");
  const { sending, problem, choose, cancel } = useAvatarUpload();
  return (
    <div className={classes.avatar}>
      {sending ? (
        <Avatar src={sending.preview} size={SIZE} alt={t("avatar.preview")} />
      ) : (
        <PersonAvatar name={user.name} picture={user.avatar} size={SIZE} />
      )}
      <div className={classes.upload}>
        {sending ? (
          <>
            <Progress value={sending.ratio * 100} aria-label={t("avatar.sending", { ratio: "" })} />
            <Button size="xs" variant="default" onClick={cancel}>
              {t("avatar.cancel")}
            </Button>
          </>
        ) : (
          <FileButton accept={PICTURE_TYPES} onChange={choose}>
            {(props) => (
              <Button {...props} size="xs" variant="default">
                {t("avatar.change")}
              </Button>
            )}
          </FileButton>
        )}
        <p className={classes.hint} role="status" data-problem={problem ? true : undefined}>
          {problem ? t(`avatar.${problem}`) : t("avatar.hint")}
        </p>
      </div>
    </div>
  );
}
