import { useState } from "react";
import { useTranslation } from "react-i18next";
import { uploadAvatar } from "~/api/user";
import { notify } from "~/components/feedback/notify";
import { AVATAR_MAX_BYTES } from "~/config/limits";
import { uploadFetch } from "~/lib/loading/upload-fetch";
import { type PictureProblem, pictureProblem } from "~/lib/page/picture-file";
import { useAbortOnLeave } from "~/lib/page/use-abort-on-leave";
import { changeUser, session } from "~/session/session";

type Sending = { preview: string; ratio: number };

/** Checks a selected picture, uploads it, and shows it everywhere after the upload. Unmounting aborts it. */
export function useAvatarUpload() {
  const { t } = useTranslation("user");
  const [sending, setSending] = useState<Sending>();
  const [problem, setProblem] = useState<PictureProblem | null>(null);
  const running = useAbortOnLeave();

  async function choose(file: File | null) {
    if (!file || running.current) return;
    const found = await pictureProblem(file, AVATAR_MAX_BYTES);
    setProblem(found);
    if (found === null) await send(file);
  }

  async function send(file: File) {
    const abort = new AbortController();
    const preview = URL.createObjectURL(file);
    const { token } = session.get();
    const body = new FormData();
    body.append("file", file);
    running.current = abort;
    setSending({ preview, ratio: 0 });
    try {
      const transport = uploadFetch((ratio) => setSending({ preview, ratio }));
      const { url } = await uploadAvatar({ body, signal: abort.signal, transport });
      changeUser(token, { avatar: url });
      notify({ id: "avatar", message: t("avatar.done"), color: "green" });
    } catch {
      // The client reports a failure; after a cancel the previous picture is enough.
    }
    running.current = undefined;
    setSending(undefined);
    URL.revokeObjectURL(preview);
  }

  return { sending, problem, choose, cancel: () => running.current?.abort() };
}
