import * as v from "valibot";
import { STORAGE_KEY } from "~/config/storage-keys";
import { announce, listenTo, waitForOtherTabs } from "~/session/other-tabs";
import { unsavedScreens } from "./drafts";

const reply = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ question: v.string(), screens: v.pipe(v.array(v.string()), v.nonEmpty()) }),
);

/** Asks the browser's other tabs for the screens on which they have unsaved values; those without any do not reply. */
export async function unsavedElsewhere(): Promise<string[][]> {
  const question = String(Math.random());
  const replies: string[][] = [];
  const stop = listenTo(STORAGE_KEY.unsavedAnswer, (text) => {
    const { success, output } = v.safeParse(reply, text);
    if (success && output.question === question) replies.push(output.screens);
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
    // Every message has another text: a `storage` event is fired only when the value changes.
    if (question && screens.length > 0) {
      announce(STORAGE_KEY.unsavedAnswer, JSON.stringify({ question, screens, from: Math.random() }));
    }
  });
