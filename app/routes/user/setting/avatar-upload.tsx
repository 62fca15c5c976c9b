import { Avatar, Button, FileButton, Group, Progress } from "@mantine/core";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { User } from "~/api/user";
import { PersonAvatar } from "~/components/display/person-avatar";
import { lazyComponent } from "~/components/loading/lazy-component";
import { PICTURE_TYPES } from "~/lib/pictures/picture-file";
import classes from "./setting.module.css";
import { useAvatarUpload } from "./use-avatar-upload";

const SIZE = 80;

// Most visits do without it and its library.
const AvatarDialog = lazyComponent(() => import("./avatar-dialog").then((file) => file.AvatarDialog));

/** The user's picture and name, and the upload of a picture: the new one is previewed while it is sent, which can be cancelled and repeated. */
export function AvatarUpload({ user }: { user: User }) {
  const { t } = useTranslation(["user", "common"]);
  const { selected, pending, problem, refused, choose, cancelChoice, cut, retry, cancel } = useAvatarUpload();
  const resetFile = useRef<() => void>(null);
  const button = useRef<HTMLButtonElement>(null);

  function selectFile(file: File | null) {
    choose(file);
    // The same file may be selected again.
    resetFile.current?.();
  }

  /** What was pressed goes at once, and would take the focus with it. */
  function withFocus(finish: () => void) {
    button.current?.focus();
    finish();
  }

  return (
    <div className={classes.avatar}>
      {pending ? (
        <Avatar src={pending.preview} size={SIZE} alt={t("avatar.preview")} />
      ) : (
        <PersonAvatar name={user.name} picture={user.avatar} size={SIZE} />
      )}
      <div className={classes.upload}>
        <p className={classes.name}>{user.name}</p>
        {pending && <Progress value={Math.round(pending.ratio * 100)} aria-label={t("avatar.sending")} />}
        <Group gap="xs">
          <FileButton accept={PICTURE_TYPES} onChange={selectFile} resetRef={resetFile}>
            {(props) => (
              // One button for both actions, so that it keeps the focus.
              <Button ref={button} size="xs" variant="default" onClick={pending ? cancel : props.onClick}>
                {t(pending ? "avatar.cancel" : "avatar.change")}
              </Button>
            )}
          </FileButton>
          {refused && (
            <Button size="xs" onClick={() => withFocus(retry)}>
              {t("common:failure.retry")}
            </Button>
          )}
        </Group>
        <p className={classes.hint} role="status" data-problem={problem || refused ? true : undefined}>
          {refused ?? t(`avatar.${problem ?? "hint"}`)}
        </p>
      </div>
      {selected && (
        <AvatarDialog
          picture={selected}
          onCut={(square) => withFocus(() => cut(square))}
          onCancel={() => withFocus(cancelChoice)}
        />
      )}
    </div>
  );
}
