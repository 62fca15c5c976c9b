import i18next from "i18next";
import { notify } from "~/components/feedback/notify";
import { joined } from "~/i18n/joined";
import type { Resource } from "~/resource/resource";
import { createResourceTexts } from "~/resource/resource-texts";
import { type Refusable, refusalReason, refusalsTitle } from "./refusal-reason";
import type { Refusal } from "./send-changes";

/** Says how many records were not saved, or are not known to be, and why, where no dialog in sight lists them. */
export function notifyRefusals(resource: Resource, refusals: readonly Refusal[], what: Refusable = "edit"): void {
  if (refusals.length === 0) return;
  const texts = createResourceTexts(resource, i18next.language);
  const reasons = new Set(refusals.map(({ error }) => refusalReason(error, texts, what)));
  notify({
    id: `${resource.namespace} ${what} refusals`,
    color: "red",
    title: refusalsTitle(refusals, texts, what),
    message: joined("forms:joined.reasons", [...reasons]),
    autoClose: false,
  });
}
