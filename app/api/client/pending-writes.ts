import type { MutationFilters } from "@tanstack/react-query";
import { queryClient } from "./query-client";

/** A form by its name on its screen; without the name any form there. */
type SentForm = { screen: string; form?: string };

/** Options of a mutation that submits a form, or all that its screen has; leaving the screen does not cancel it. */
export const formMutation = ({ screen, form }: SentForm) => ({ meta: { screen, form } });

/** Finds the mutations that submit a form, one of a screen, or any. */
export const formMutationFilters = ({ screen, form }: Partial<SentForm> = {}): MutationFilters => ({
  predicate: ({ meta }) =>
    meta?.screen !== undefined &&
    (screen === undefined || meta.screen === screen) &&
    (form === undefined || meta.form === undefined || meta.form === form),
});

/** Whether a form is being submitted, or any form of a screen. */
export const isSubmitting = (form: SentForm): boolean => queryClient.isMutating(formMutationFilters(form)) > 0;

/** Options of a mutation that sends in steps or uploads a file, which the end of the page or of the session stops. */
export const STOPPED_BY_LEAVING = { meta: { isStoppedByLeaving: true } };

/** Whether something is being sent of which leaving the page would stop the rest. */
export const isStoppableSending = (): boolean =>
  queryClient.isMutating({ predicate: ({ meta }) => meta?.isStoppedByLeaving === true }) > 0;
