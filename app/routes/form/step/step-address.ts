import type { Location } from "@remix-run/react";
import * as v from "valibot";
import { type ChannelForm, channelForm } from "~/api/form";
import { normalizedAddress } from "~/lib/page/normalized-address";
import { pathTo } from "~/navigation/paths";

export type Step = 1 | 2 | 3;

/** The step in an address; the first where it has none or an unknown one. */
export function stepAt(search: string): Step {
  const step = Number(new URLSearchParams(search).get("step") ?? 1);
  return step === 2 || step === 3 ? step : 1;
}

/** The address with a known step; undefined where it is so already. */
export const normalizedStepAddress = (url: URL): string | undefined =>
  normalizedAddress(url, (query) => {
    const next = new URLSearchParams(query);
    const step = stepAt(query.toString());
    if (step === 1) next.delete("step");
    else next.set("step", String(step));
    return next;
  });

/** The address of a step. */
export const pathOfStep = (step: Step): string => pathTo("Step") + (step === 1 ? "" : `?step=${step}`);

/** What the history keeps beside the third step, over a reload too: what was sent, and by whom. */
export type Sent = { account: string; sent: ChannelForm };
const kept = v.object({ account: v.string(), sent: channelForm });

/** What the account sent; undefined where the history's entry holds nothing of it. */
export function sentAt({ state }: Pick<Location, "state">, account: string): ChannelForm | undefined {
  const read = v.safeParse(kept, state);
  return read.success && read.output.account === account ? read.output.sent : undefined;
}
