import { useState } from "react";
import { useTranslation } from "react-i18next";
import { uploadAvatar } from "~/api/user";
import { notify } from "~/components/feedback/notify";
import { AVATAR_MAX_BYTES, AVATAR_MAX_PX } from "~/config/limits";
import { uploadTimeoutMs } from "~/config/times";
import { failureText } from "~/i18n/failure-text";
import { uploadFetch } from "~/lib/loading/upload-fetch";
import { type PictureProblem, pictureProblem } from "~/lib/page/picture-file";
import { cutSquare, decodePicture, type Square } from "~/lib/page/square-picture";
import { useAbortOnUnmount } from "~/lib/page/use-abort-on-unmount";
import { changeUser, session } from "~/session/session";

type Upload = { preview: string; ratio: number };
type Picture = { url: string; image: HTMLImageElement; type: string };

/** What can be opened as a picture is cut, scaled and encoded anew before it is uploaded. Unmounting aborts an upload. */
export function useAvatarUpload() {
  const { t } = useTranslation("user");
  const [chosen, setChosen] = useState<Picture>();
  const [pending, setPending] = useState<Upload>();
  const [problem, setProblem] = useState<PictureProblem | null>(null);
  /** What was not accepted, and why: it may be sent again. */
  const [refused, setRefused] = useState<{ file: Blob; reason: string }>();
  const running = useAbortOnUnmount();

  async function choose(file: File | null) {
    if (!file || running.current) return;
    setRefused(undefined);
    const found = await pictureProblem(file, AVATAR_MAX_BYTES);
    const url = URL.createObjectURL(file);
    const image = found ? null : await decodePicture(url).catch(() => null);
    setProblem(found ?? (image ? null : "content"));
    if (image) setChosen({ url, image, type: file.type });
    else URL.revokeObjectURL(url);
  }

  function cancelChoice() {
    if (chosen) URL.revokeObjectURL(chosen.url);
    setChosen(undefined);
  }

  async function cut(square: Square) {
    if (!chosen) return;
    const file = await cutSquare(chosen.image, square, AVATAR_MAX_PX, chosen.type);
    cancelChoice();
    await send(file);
  }

  async function send(file: Blob) {
    const abort = new AbortController();
    const preview = URL.createObjectURL(file);
    const { token } = session.get();
    const body = new FormData();
    body.append("file", file, `avatar.${file.type === "image/jpeg" ? "jpg" : "png"}`);
    running.current = abort;
    setRefused(undefined);
    setPending({ preview, ratio: 0 });
    try {
      const transport = uploadFetch((ratio) => setPending({ preview, ratio }));
      const timeoutMs = uploadTimeoutMs(file.size);
      const { url } = await uploadAvatar({ body, signal: abort.signal, transport, timeoutMs });
      changeUser(token, { avatar: url });
      notify({ id: "avatar", message: t("avatar.done"), color: "green" });
    } catch (error) {
      // After a cancel the previous picture is enough.
      if (!abort.signal.aborted) setRefused({ file, reason: failureText(error) });
    }
    running.current = undefined;
    setPending(undefined);
    URL.revokeObjectURL(preview);
  }

  return {
    chosen: chosen?.url,
    pending,
    problem,
    refused: refused?.reason,
    choose,
    cancelChoice,
    cut,
    retry: () => refused && send(refused.file),
    cancel: () => running.current?.abort(),
  };
}
