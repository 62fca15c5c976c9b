import type { QueryKey } from "@tanstack/react-query";
import { queryClient } from "~/api/client/query-client";

/** What the mutation keys of all submissions begin with. */
export const SUBMISSIONS: QueryKey = ["submission"];

/** The mutation key of what a screen's form submits. */
export const submissionKey = (screen: string): QueryKey => [...SUBMISSIONS, screen];

/** Whether the form of a screen is being submitted. */
export const isSubmitting = (screen: string): boolean =>
  queryClient.isMutating({ mutationKey: submissionKey(screen) }) > 0;
