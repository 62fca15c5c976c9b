import { Avatar, Button, FileButton, Progress } from "@mantine/core";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { User } from "~/api/user";
import { PersonAvatar } from "~/components/display/person-avatar";
import { PICTURE_TYPES } from "~/lib/page/picture-file";
import classes from "./setting.module.css";
import { useAvatarUpload } from "./use-avatar-upload";

const SIZE = 96;

/** The user's picture and its upload: the new one is previewed while it is sent, which can be cancelled. */
export function AvatarUpload({ user }: { user: User }) {
  const { t } = useTranslation("user");
  const { pending, problem, upload, cancel } = useAvatarUpload();
  const resetFile = useRef<() => void>(null);

  function selectFile(file: File | null) {
    upload(file);
    // The same file may be selected again.
    resetFile.current?.();
  }

  return (
    <div className={classes.avatar}>
      {pending ? (
        <Avatar src={pending.preview} size={SIZE} alt={t("avatar.preview")} />
      ) : (
        <PersonAvatar name={user.name} picture={user.avatar} size={SIZE} />
      )}
      <div className={classes.upload}>
        {pending && <Progress value={pending.ratio * 100} aria-label={t("avatar.sending")} />}
        <FileButton accept={PICTURE_TYPES} onChange={selectFile} resetRef={resetFile}>
          {(props) => (
            // One button for both actions, so that it keeps the focus.
            <Button size="xs" variant="default" onClick={pending ? cancel : props.onClick}>
              {t(pending ? "avatar.cancel" : "avatar.change")}
            </Button>
          )}
        </FileButton>
        <p className={classes.hint} role="status" data-problem={problem ? true : undefined}>
          {problem ? t(`avatar.${problem}`) : t("avatar.hint")}
        </p>
      </div>
    </div>
  );
}
