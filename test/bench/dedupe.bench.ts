import { bench } from "vitest";
import { createDedupe } from "~/api/client/dedupe";
import { DEDUPE_WINDOW_MS } from "~/config/times";

const KEYS = Array.from({ length: 1000 }, (_, at) => `GET /api/list/policy?current=${at}`);
const run = async () => "answer";

bench("shares 1,000 reads in flight, then reuses each response", async () => {
  const share = createDedupe({ now: () => 0, windowMs: DEDUPE_WINDOW_MS });
  const ask = (key: string) => share({ key, kind: "read", run });
  await Promise.all([...KEYS, ...KEYS].map(ask));
  await Promise.all(KEYS.map(ask));
});
