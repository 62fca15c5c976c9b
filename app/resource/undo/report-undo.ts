import i18next from "i18next";
import { notify } from "~/components/feedback/notify";
import { summary } from "~/resource/actions/run-on-records";
import type { Resource } from "~/resource/resource";
import { createResourceTexts } from "~/resource/resource-texts";

type Counts = {
  /** How many records were restored. */
  restored: number;
  /** How many no longer exist, and how many were not restored for another reason. */
  gone?: number;
  rest: number;
  /** Of how many others a message of its own tells. */
  apart?: number;
};

/** Says of how many records something was undone. */
export function reportUndo(resource: Resource, { restored, gone = 0, rest, apart = 0 }: Counts): void {
  const texts = createResourceTexts(resource, i18next.language);
  const id = resource.namespace;
  if (restored + gone === 0) {
    const message = i18next.t("resource:done.notRestored", { counted: texts.counted(rest) });
    if (rest > 0) notify({ id, color: "red", message });
    return;
  }
  const message = summary(texts, i18next.t("resource:done.restored", { counted: texts.counted(restored) }), [
    { key: "resource:done.gone", count: gone },
    { key: "resource:done.restUndone", count: rest },
  ]);
  notify({ id, color: rest + apart === 0 ? "green" : "orange", message });
}
