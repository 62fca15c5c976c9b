/** `Date` counts whole seconds, and an answer takes its time: less than this is no clock that is off, in ms. */
const NOTICEABLE_MS = 30_000;

export type ServerClock = {
  /** The server's time as far as it is known, else this machine's. */
  now: () => Date;
  /** Reads the time of an answer (RFC 9110 section 6.6.1); true where it corrects what was believed. */
  learn: (answer: Response) => boolean;
};

/**
 * Follows the server's clock, for signatures that must not be more than five minutes off.
 * Another origin's `Date` can be read only where the server exposes it.
 */
export function createServerClock(ownTime: () => number): ServerClock {
  let ahead = 0;
  return {
    now: () => new Date(ownTime() + ahead),
    learn: ({ headers }) => {
      const date = Date.parse(headers.get("Date") ?? "");
      // An answer with an age comes from a cache: its date is not now.
      if (Number.isNaN(date) || headers.has("Age")) return false;
      const difference = date - ownTime();
      if (Math.abs(difference - ahead) < NOTICEABLE_MS) return false;
      ahead = Math.abs(difference) < NOTICEABLE_MS ? 0 : difference;
      return true;
    },
  };
}
