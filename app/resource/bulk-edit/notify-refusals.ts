import i18next from "i18next";
import { notify } from "~/components/feedback/notify";
import type { Resource } from "~/resource/resource";
import { createResourceTexts } from "~/resource/resource-texts";
import { refusalReason, refusalsTitle } from "./refusal-reason";
import type { Refusal } from "./send-changes";

/** Says how many records were not saved, or are not known to be, and why, where the dialog that would list them was closed. */
export function notifyRefusals(resource: Resource, refusals: readonly Refusal[]): void {
  const texts = createResourceTexts(resource, i18next.language);
  const reasons = new Set(refusals.map(({ error }) => refusalReason(error, texts)));
  notify({
    id: `${resource.namespace} refusals`,
    color: "red",
    title: refusalsTitle(refusals, texts),
    message: [...reasons].join("; "),
    autoClose: false,
  });
}
