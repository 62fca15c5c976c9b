import type { MutationFilters } from "@tanstack/react-query";
import { queryClient } from "./query-client";

/** Options of a mutation that submits a form; leaving the screen does not cancel it. */
export const formMutation = (screen: string) => ({ meta: { screen } });

/** Finds the mutations that submit a form, of one screen or of any. */
export const formMutationFilters = (screen?: string): MutationFilters => ({
  predicate: ({ meta }) => meta?.screen !== undefined && (screen === undefined || meta.screen === screen),
});

/** Whether a form of a screen is being submitted. */
export const isSubmitting = (screen: string): boolean => queryClient.isMutating(formMutationFilters(screen)) > 0;

/** Options of a mutation that sends in steps or uploads a file, which the end of the page or of the session stops. */
export const STOPPED_BY_LEAVING = { meta: { isStoppedByLeaving: true } };

/** Whether something is being sent of which leaving the page would stop the rest. */
export const isStoppableSending = (): boolean =>
  queryClient.isMutating({ predicate: ({ meta }) => meta?.isStoppedByLeaving === true }) > 0;
