import { useIsMutating } from "@tanstack/react-query";
import { useMemo, useSyncExternalStore } from "react";
import * as v from "valibot";
import { formMutationFilters, isSubmitting } from "~/api/client/pending-writes";
import { channelForm, groupForm } from "~/api/form";
import { parameters } from "~/api/profile";
import { currentAccount, useAccount } from "~/session/account";
import { outcomesText, subscribeToOutcomes, writeOutcomes } from "./outcomes-store";

/** The forms whose outcomes are stored and shown, by their screens. */
export const SUBMITTED_FORMS = ["Step", "Group"] as const;
export type SubmittedForm = (typeof SUBMITTED_FORMS)[number];

const content = v.variant("form", [
  v.object({ form: v.literal("Step"), values: channelForm }),
  /** New parameters with those before. */
  v.object({ form: v.literal("Group"), values: groupForm, before: parameters }),
]);
/** What a form submits. */
export type Content = v.InferOutput<typeof content>;

/** `at` is an ISO 8601 time, also of a year after 9999, `by` the operator's name. */
const at = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text))),
);
const submission = v.object({ account: v.string(), by: v.string(), at, content });
export type Submission = v.InferOutput<typeof submission>;

const refusal = v.object({
  submission,
  message: v.string(),
  /** Without a response that says so it may have been done. */
  mayBeDone: v.boolean(),
  /** The page that has sent it waits for the response, or is gone. */
  isSending: v.optional(v.boolean()),
  /** Why the server refused fields, by their paths. */
  fields: v.record(v.string(), v.string()),
});
export type Refusal = v.InferOutput<typeof refusal>;

const outcomes = v.object({ done: v.array(submission), refused: v.array(refusal) });
/** The last submission of each form that the server took, and the one that it refused since; the latest first. */
type Outcomes = v.InferOutput<typeof outcomes>;

const stored = v.fallback(v.pipe(v.string(), v.parseJson(), outcomes), () => ({ done: [], refused: [] }));

/** Reads the outcomes of the account; those of another one are not seen. */
function read(text: string, account: string): Outcomes {
  const { done, refused } = v.parse(stored, text);
  return {
    done: done.filter((one) => one.account === account),
    refused: refused.filter((one) => one.submission.account === account),
  };
}

/** What the account was submitting when its page was reloaded or closed, and whose outcome it has not seen yet. */
export const unseenRefusals = (): Refusal[] =>
  read(outcomesText(), currentAccount()).refused.filter(
    ({ isSending, submission }) => isSending && !isSubmitting({ screen: submission.content.form }),
  );

/** The outcomes of the session's account. They survive a reload, which leaves what is being sent without an answer. */
export function useOutcomes(): Outcomes {
  const running = useIsMutating(formMutationFilters());
  const account = useAccount();
  const text = useSyncExternalStore(subscribeToOutcomes, outcomesText, outcomesText);
  return useMemo(() => {
    const { done, refused } = read(text, account);
    return {
      done,
      refused: running
        ? refused.filter(({ submission }) => !isSubmitting({ screen: submission.content.form }))
        : refused,
    };
  }, [text, account, running]);
}

/** Stores how the submission of a form ended; without an outcome the last refusal is forgotten. */
export function storeOutcome(form: SubmittedForm, outcome: { done?: Submission; refused?: Refusal } = {}): void {
  const { done, refused } = read(outcomesText(), currentAccount());
  const isOther = (one: Submission) => one.content.form !== form;
  writeOutcomes(
    JSON.stringify({
      done: outcome.done ? [outcome.done, ...done.filter(isOther)] : done,
      refused: [outcome.refused ?? [], refused.filter((one) => isOther(one.submission))].flat(),
    } satisfies Outcomes),
  );
}
