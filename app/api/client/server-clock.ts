/** Smaller differences are ignored, because `Date` has whole seconds and a response takes time. In ms. */
const NOTICEABLE_MS = 30_000;
/** A date beyond this is a fault of the server, and could not be written as an `X-Date`. */
const LATEST = Date.UTC(2100, 0);

export type ServerClock = {
  /** The server's time if known, else this machine's. */
  now: () => Date;
  /** How far that is ahead of this machine's, in ms. */
  ahead: () => number;
  /** Reads the `Date` of a response (RFC 9110 section 6.6.1); returns whether it changed the known time. */
  learn: (response: Response) => boolean;
};

/**
 * Tracks the server's clock, because a signature must not be more than five minutes off.
 * The `Date` of another origin is readable only where the server exposes it.
 */
export function createServerClock(ownTime: () => number): ServerClock {
  let offset = 0;
  return {
    now: () => new Date(ownTime() + offset),
    ahead: () => offset,
    learn: ({ headers }) => {
      const date = Date.parse(headers.get("Date") ?? "");
      // A response with `Age` comes from a cache: its date is old.
      if (Number.isNaN(date) || date > LATEST || headers.has("Age")) return false;
      const difference = date - ownTime();
      if (Math.abs(difference - offset) < NOTICEABLE_MS) return false;
      offset = Math.abs(difference) < NOTICEABLE_MS ? 0 : difference;
      return true;
    },
  };
}
