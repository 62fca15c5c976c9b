import i18next from "i18next";
import { ApiError, mayBeDone } from "~/api/client/api-error";
import { STOPPED_BY_LEAVING } from "~/api/client/pending-writes";
import { queryClient } from "~/api/client/query-client";
import { uploadAvatar } from "~/api/user";
import { notify } from "~/components/feedback/notify";
import { writeFailureText } from "~/i18n/write-failure-text";
import { uploadFetch } from "~/lib/loading/upload-fetch";
import { createStore } from "~/lib/state/store";
import { announceUser } from "~/session/follow-user";
import { changeUser, session, sessionEnded } from "~/session/session";
import { rereadUserEverywhere } from "./reread-user-everywhere";

type Pending = { preview: string; ratio: number; abort: AbortController };
/** A picture that was refused, or that had no answer and may be saved, with the reason; it can be sent again. */
type Refused = { file: Blob; reason: string; mayBeDone: boolean };

/** The upload of the user's picture, which goes on when its screen is left. */
export const avatarSending = createStore<{ pending?: Pending; refused?: Refused }>({});

sessionEnded.listen(() => {
  avatarSending.get().pending?.abort.abort();
  avatarSending.set({ pending: undefined, refused: undefined });
});

/** Uploads the picture of the user who is logged in, unless one is being uploaded. Resolves with why it was refused. */
export async function sendAvatar(file: Blob): Promise<Refused | undefined> {
  if (avatarSending.get().pending) return undefined;
  const { token } = session.get();
  const pending: Pending = { preview: URL.createObjectURL(file), ratio: 0, abort: new AbortController() };
  const body = new FormData();
  body.append("file", file, `avatar.${file.type === "image/jpeg" ? "jpg" : "png"}`);
  const isCancelled = () => pending.abort.signal.aborted;
  avatarSending.set({ pending, refused: undefined });
  try {
    const transport = uploadFetch((ratio) => !isCancelled() && avatarSending.set({ pending: { ...pending, ratio } }));
    const upload = queryClient.getMutationCache().build(queryClient, {
      ...STOPPED_BY_LEAVING,
      mutationFn: () => uploadAvatar({ body, signal: pending.abort.signal, transport }),
    });
    const { url } = await upload.execute(undefined);
    changeUser(token, { avatar: url });
    announceUser();
    notify({ id: "avatar", message: i18next.t("user:avatar.done"), color: "green" });
    return undefined;
  } catch (error) {
    // The previous picture is enough, but the server may have got the new one before.
    if (isCancelled()) {
      rereadUserEverywhere(token);
      return undefined;
    }
    // An expired login has its own dialog.
    if (error instanceof ApiError && error.isLoginExpired) return undefined;
    const refused = { file, reason: writeFailureText(error), mayBeDone: mayBeDone(error) };
    avatarSending.set({ refused });
    if (refused.mayBeDone) rereadUserEverywhere(token);
    return refused;
  } finally {
    if (avatarSending.get().pending?.abort === pending.abort) avatarSending.set({ pending: undefined });
    URL.revokeObjectURL(pending.preview);
  }
}
