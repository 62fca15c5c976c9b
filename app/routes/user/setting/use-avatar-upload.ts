import { useState } from "react";
import { useTranslation } from "react-i18next";
import { notifyWithLink } from "~/components/feedback/notify-with-link";
import { useTrackVisibility } from "~/components/layout/use-track-visibility";
import { AVATAR_MAX_BYTES, AVATAR_MAX_PX } from "~/config/limits";
import { useAbortOnUnmount } from "~/lib/page/use-abort-on-unmount";
import { type PictureProblem, pictureProblem } from "~/lib/pictures/picture-file";
import { cutSquare, decodePicture, type Square } from "~/lib/pictures/square-picture";
import { useStore } from "~/lib/state/use-store";
import { pathTo } from "~/navigation/paths";
import { avatarSending, sendAvatar } from "./avatar-sending";

type Picture = { url: string; image: HTMLImageElement; type: string };

/** The picture in a file, whose URL is revoked by the signal; null if it cannot be decoded, or the signal was aborted. */
async function openPicture(file: File, signal: AbortSignal): Promise<Picture | null> {
  if (signal.aborted) return null;
  const url = URL.createObjectURL(file);
  signal.addEventListener("abort", () => URL.revokeObjectURL(url));
  const image = await decodePicture(url).catch(() => null);
  return image && { url, image, type: file.type };
}

/**
 * What can be opened as a picture is cut, scaled and encoded anew before it is uploaded. A notification shows the outcome
 * of an upload whose screen was left.
 */
export function useAvatarUpload() {
  const { t } = useTranslation("user");
  const [selected, setSelected] = useState<Picture>();
  const [problem, setProblem] = useState<PictureProblem | null>(null);
  const { pending, refused } = useStore(avatarSending, (state) => state);
  const choice = useAbortOnUnmount();
  const trackVisibility = useTrackVisibility();

  async function choose(file: File | null) {
    if (!file || avatarSending.get().pending) return;
    avatarSending.set({ refused: undefined });
    cancelChoice();
    const controller = new AbortController();
    choice.current = controller;
    const found = await pictureProblem(file, AVATAR_MAX_BYTES);
    const picture = found ? null : await openPicture(file, controller.signal);
    // Another one was selected meanwhile, or the screen was left.
    if (controller.signal.aborted) return;
    setProblem(found ?? (picture ? null : "content"));
    if (picture) setSelected(picture);
    else controller.abort();
  }

  function cancelChoice() {
    choice.current?.abort();
    setSelected(undefined);
  }

  async function cut(square: Square) {
    if (!selected) return;
    const cutting = cutSquare(selected.image, square, AVATAR_MAX_PX, selected.type).catch(() => null);
    // The dialog goes at once, so that a double click cuts once.
    cancelChoice();
    const file = await cutting;
    if (file) await send(file);
    else setProblem("content");
  }

  async function send(file: Blob) {
    const isInSight = trackVisibility();
    const result = await sendAvatar(file);
    if (!result || isInSight()) return;
    const { reason, mayBeDone } = result;
    const text = t(mayBeDone ? "avatar.unknown" : "avatar.refused", { reason });
    notifyWithLink({
      id: "avatar",
      color: mayBeDone ? "orange" : "red",
      text,
      link: t("avatar.view"),
      to: pathTo("Setting"),
    });
  }

  return {
    selected: selected?.url,
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
