import { normalizedAddress } from "~/lib/page/normalized-address";
import { pathTo } from "~/navigation/paths";

export type Step = 1 | 2 | 3;

/** The step in a URL's query; the first if it is missing or unknown. */
export function readStep(search: string): Step {
  const step = Number(new URLSearchParams(search).get("step") ?? 1);
  return step === 2 || step === 3 ? step : 1;
}

/** The address with a valid step; undefined if it is valid already. */
export const normalizedStepAddress = (url: URL): string | undefined =>
  normalizedAddress(url, (query) => {
    const next = new URLSearchParams(query);
    const step = readStep(query.toString());
    if (step === 1) next.delete("step");
    else next.set("step", String(step));
    return next;
  });

export const pathOfStep = (step: Step): string => pathTo("Step") + (step === 1 ? "" : `?step=${step}`);
