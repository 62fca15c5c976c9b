import type { MutationFilters } from "@tanstack/react-query";
import { queryClient } from "~/api/client/query-client";

/** For the options of a mutation: it sends what was filled in on a screen, which leaving the screen does not discard. */
export const sendsForm = (screen: string) => ({ meta: { screen } });

/** Finds the mutations that send a form, of one screen or of any. */
export const sendingForms = (screen?: string): MutationFilters => ({
  predicate: ({ meta }) => meta?.screen !== undefined && (screen === undefined || meta.screen === screen),
});

/** Whether a form of a screen is being sent. */
export const isSubmitting = (screen: string): boolean => queryClient.isMutating(sendingForms(screen)) > 0;

/** For the options of a mutation that sends in steps: leaving the page or the session stops before the next one. */
export const IN_STEPS = { meta: { steps: true } };

/** Whether something is being sent in steps. */
export const isInSteps = (): boolean => queryClient.isMutating({ predicate: ({ meta }) => meta?.steps === true }) > 0;
