import * as v from "valibot";
import { isStoppableSending } from "~/api/client/pending-writes";
import { STORAGE_KEY } from "~/config/storage-keys";
import { announce, listenTo, waitForOtherTabs } from "~/session/other-tabs";
import { unsavedScreens } from "./drafts";

const reply = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ question: v.string(), screens: v.array(v.string()), isRunning: v.optional(v.boolean(), false) }),
);
type Reply = Pick<v.InferOutput<typeof reply>, "screens" | "isRunning">;

/**
 * Asks the browser's other tabs for the screens on which they have unsaved values, and whether they are sending what
 * their end would stop; those with neither do not reply.
 */
export async function unsavedElsewhere(): Promise<Reply[]> {
  const question = String(Math.random());
  const replies: Reply[] = [];
  const stop = listenTo(STORAGE_KEY.unsavedAnswer, (text) => {
    const { success, output } = v.safeParse(reply, text);
    if (success && output.question === question) replies.push(output);
  });
  announce(STORAGE_KEY.unsavedQuestion, question);
  await waitForOtherTabs();
  stop();
  return replies;
}

/** Replies to the question of another tab; returns the function that ends it. */
export const replyWithUnsaved = (): (() => void) =>
  listenTo(STORAGE_KEY.unsavedQuestion, (question) => {
    const screens = unsavedScreens({});
    const isRunning = isStoppableSending();
    // Every message has another text: a `storage` event is fired only when the value changes.
    if (question && (screens.length > 0 || isRunning)) {
      announce(STORAGE_KEY.unsavedAnswer, JSON.stringify({ question, screens, isRunning, from: Math.random() }));
    }
  });
