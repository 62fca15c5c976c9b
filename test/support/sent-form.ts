import { MutationObserver } from "@tanstack/react-query";
import { onTestFinished } from "vitest";
import { formMutation } from "~/api/client/pending-writes";
import { queryClient } from "~/api/client/query-client";
import { deferred } from "./deferred";

/** Submits a form; the server answers at the end of the test, or when the returned function is called. */
export function startSending(form: Parameters<typeof formMutation>[0]): () => Promise<void> {
  const answer = deferred<void>();
  const sending = new MutationObserver(queryClient, {
    ...formMutation(form),
    mutationFn: () => answer.promise,
  }).mutate();
  const end = () => {
    answer.resolve(undefined);
    return sending;
  };
  onTestFinished(end);
  return end;
}
