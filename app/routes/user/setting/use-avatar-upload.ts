import { useState } from "react";
import { useTranslation } from "react-i18next";
import { notifyWithLink } from "~/components/feedback/notify-with-link";
import { useIsInSight } from "~/components/layout/use-is-in-sight";
import { AVATAR_MAX_BYTES, AVATAR_MAX_PX } from "~/config/limits";
import { useAbortOnUnmount } from "~/lib/page/use-abort-on-unmount";
import { type PictureProblem, pictureProblem } from "~/lib/pictures/picture-file";
import { cutSquare, decodePicture, type Square } from "~/lib/pictures/square-picture";
import { useStore } from "~/lib/state/use-store";
import { pathTo } from "~/navigation/paths";
import { avatarSending, sendAvatar } from "./avatar-sending";

type Picture = { url: string; image: HTMLImageElement; type: string };

/**
 * What can be opened as a picture is cut, scaled and encoded anew before it is uploaded. A notification shows the outcome
 * of an upload whose screen was left.
 */
export function useAvatarUpload() {
  const { t } = useTranslation("user");
  const [chosen, setChosen] = useState<Picture>();
  const [problem, setProblem] = useState<PictureProblem | null>(null);
  const { pending, refused } = useStore(avatarSending, (state) => state);
  const choice = useAbortOnUnmount();
  const trackVisibility = useIsInSight();

  async function choose(file: File | null) {
    if (!file || avatarSending.get().pending) return;
    avatarSending.set({ refused: undefined });
    const found = await pictureProblem(file, AVATAR_MAX_BYTES);
    const url = URL.createObjectURL(file);
    const image = found ? null : await decodePicture(url).catch(() => null);
    setProblem(found ?? (image ? null : "content"));
    choice.current = new AbortController();
    choice.current.signal.addEventListener("abort", () => URL.revokeObjectURL(url));
    if (image) setChosen({ url, image, type: file.type });
    else choice.current.abort();
  }

  function cancelChoice() {
    choice.current?.abort();
    setChosen(undefined);
  }

  async function cut(square: Square) {
    if (!chosen) return;
    const file = cutSquare(chosen.image, square, AVATAR_MAX_PX, chosen.type);
    // The dialog goes at once, so that a double click cuts once.
    cancelChoice();
    await send(await file);
  }

  async function send(file: Blob) {
    const isInSight = trackVisibility();
    const reason = await sendAvatar(file);
    if (reason === undefined || isInSight()) return;
    const text = t("avatar.refused", { reason });
    notifyWithLink({ id: "avatar", color: "red", text, link: t("avatar.view"), to: pathTo("Setting") });
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
    cancel: () => pending?.abort.abort(),
  };
}
