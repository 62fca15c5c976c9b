import * as v from "valibot";
import { PERMISSIONS, type Permission } from "~/navigation/permissions";

const permission = v.custom<Permission>((name) => typeof name === "string" && Object.hasOwn(PERMISSIONS, name));
const draft = v.object({
  account: v.string(),
  screen: v.string(),
  form: v.string(),
  needs: v.optional(permission),
  values: v.unknown(),
  /** What these fields had before they were typed in. */
  base: v.optional(v.unknown()),
});
const NAMES = ["account", "screen", "form"] as const;
/** The half-filled values of a form, and whose they are. */
export type Draft = v.InferOutput<typeof draft>;
/** Which drafts are meant: what is left out may be any. */
export type DraftFilter = Partial<Pick<Draft, (typeof NAMES)[number]>>;

const stored = v.pipe(v.string(), v.parseJson(), v.array(v.unknown()));

const matches = (one: Draft, which: DraftFilter) =>
  NAMES.every((name) => which[name] === undefined || which[name] === one[name]);

/** The drafts in a stored text. */
function parseDrafts(text: string | null): Draft[] {
  const { success, output } = v.safeParse(stored, text);
  if (!success) return [];
  return output.flatMap((entry) => {
    const read = v.safeParse(draft, entry);
    return read.success ? [read.output] : [];
  });
}

type Options = {
  read: () => string | null;
  /** Returns whether the text is stored. */
  write: (text: string) => boolean;
  /** Delay from a change to its writing, in ms. */
  waitMs: number;
  /** How many drafts are stored, the latest first; and the longest text of one, in characters. */
  limits: { count: number; length: number };
};

/** Drafts in memory, written a little later by `write`. What `read` returns is not trusted. */
export function createDrafts({ read, write, waitMs, limits }: Options) {
  let known: Draft[] | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStored = true;

  function all(): Draft[] {
    known ??= parseDrafts(read()).slice(0, limits.count);
    return known;
  }
  function change(next: Draft[]): void {
    known = next;
    timer ??= setTimeout(flush, waitMs);
  }
  /** Writes pending changes at once; for `pagehide`. Returns whether every draft survives a reload. */
  function flush(): boolean {
    if (!timer) return isStored;
    clearTimeout(timer);
    timer = undefined;
    const texts = all().map((one) => JSON.stringify(one));
    const short = texts.filter(({ length }) => length <= limits.length).slice(0, limits.count);
    isStored = write(`[${short}]`) && short.length === texts.length;
    return isStored;
  }

  return {
    find: (which: DraftFilter): Draft[] => all().filter((one) => matches(one, which)),
    /** Replaces an earlier draft of the same form. */
    save: (one: Draft): void => change([one, ...all().filter((other) => !matches(other, withoutValues(one)))]),
    drop(which: DraftFilter): void {
      const left = all().filter((one) => !matches(one, which));
      if (left.length < all().length) change(left);
    },
    flush,
  };
}

const withoutValues = ({ account, screen, form }: Draft): DraftFilter => ({ account, screen, form });
