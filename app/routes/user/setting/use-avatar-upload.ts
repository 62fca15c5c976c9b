import { useState } from "react";
import { useTranslation } from "react-i18next";
import { uploadAvatar } from "~/api/user";
import { notify } from "~/components/feedback/notify";
import { AVATAR_MAX_BYTES } from "~/config/limits";
import { uploadFetch } from "~/lib/loading/upload-fetch";
import { type PictureProblem, pictureProblem } from "~/lib/page/picture-file";
import { useAbortOnUnmount } from "~/lib/page/use-abort-on-unmount";
import { changeUser, session } from "~/session/session";

type Upload = { preview: string; ratio: number };

/** Checks a selected picture, uploads it, and shows it everywhere after the upload. Unmounting aborts it. */
export function useAvatarUpload() {
  const { t } = useTranslation("user");
  const [pending, setPending] = useState<Upload>();
  const [problem, setProblem] = useState<PictureProblem | null>(null);
  const running = useAbortOnUnmount();

  async function upload(file: File | null) {
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
    setPending({ preview, ratio: 0 });
    try {
      const transport = uploadFetch((ratio) => setPending({ preview, ratio }));
      const { url } = await uploadAvatar({ body, signal: abort.signal, transport });
      changeUser(token, { avatar: url });
      notify({ id: "avatar", message: t("avatar.done"), color: "green" });
    } catch {
      // The client reports a failure; after a cancel the previous picture is enough.
    }
    running.current = undefined;
    setPending(undefined);
    URL.revokeObjectURL(preview);
  }

  return { pending, problem, upload, cancel: () => running.current?.abort() };
}
