/** The range of a response time, in ms. */
export type Latency = readonly [shortest: number, longest: number];

export const DEMO_LATENCY: Latency = [200, 900];
export const NO_LATENCY: Latency = [0, 0];

/** Returns a function that returns a random delay in the range. */
export const delayWithin =
  ([shortest, longest]: Latency) =>
  (): number =>
    Math.round(shortest + Math.random() * (longest - shortest));
