/** From the shortest to the longest, in ms. */
export type Latency = readonly [shortest: number, longest: number];

/** How long the demonstration takes to answer. */
export const DEMO_LATENCY: Latency = [200, 900];
export const NO_LATENCY: Latency = [0, 0];

/** A delay within the bounds, another one at each call. */
export const delayWithin =
  ([shortest, longest]: Latency) =>
  (): number =>
    Math.round(shortest + Math.random() * (longest - shortest));
