import { type BrowserContext, expect, type Page } from "@playwright/test";
import * as v from "valibot";
import { LOCALES } from "~/config/locales";
import { STORAGE_KEY } from "~/config/storage-keys";
import { PERMISSIONS } from "~/navigation/permissions";
import { screens } from "~/navigation/screens";
import { DENSITIES } from "~/resource/preferences";
import { lists } from "../contract/calls";

/** The allow-list of everything that a browser may have stored after a test. */

const OPERATION_LOG = ["contentNumber", "updateContent", "changes", "parts", "operator", "collection", "updateTime"];
/** The columns of all lists. */
const COLUMNS = ["index", ...OPERATION_LOG, ...lists.flatMap(({ listQuery }) => listQuery.fields)];

const byAccount = <T>(value: v.GenericSchema<unknown, T>) =>
  v.pipe(v.array(v.strictTuple([v.string(), value])), v.maxLength(5));
const screenName = v.picklist(screens.map(({ name }) => name));
const localUrl = v.pipe(v.string(), v.regex(/^\/(?![/\\])/));
/** Form values: texts, options and lists of them, never under the name of a password. */
const formValue: v.GenericSchema<unknown, unknown> = v.lazy(() =>
  v.union([v.string(), v.number(), v.boolean(), v.null(), v.array(formValue), v.record(fieldName, formValue)]),
);
const fieldName = v.pipe(v.string(), v.regex(/^(?!.*(?:password|token|captcha)).{1,30}$/i));
const flag = v.picklist(["true", "false"]);
const json = <T>(schema: v.GenericSchema<unknown, T>) => v.pipe(v.string(), v.parseJson(), schema);

const columns = v.array(
  v.strictObject({ id: v.picklist(COLUMNS), hidden: v.union([v.boolean(), v.literal("narrow")]), pin: v.string() }),
);
const widths = v.record(v.picklist(COLUMNS), v.number());

const LOCAL_STORAGE = {
  token: v.pipe(v.string(), v.regex(/^demo-token-(admin|user)(-[0-9a-f-]{36})?$/)),
  fingerprint: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)),
  theme: v.picklist(["light", "dark"]),
  locale: v.picklist(LOCALES),
  rememberedName: v.pipe(v.string(), v.maxLength(60)),
  openGroups: json(v.record(v.picklist(screens.map(({ group = "" }) => group)), formValue)),
  recentScreens: json(byAccount(v.pipe(v.array(screenName), v.maxLength(8)))),
  clearedMessages: json(byAccount(v.array(v.number()))),
  listPreferences: json(
    byAccount(
      v.strictObject({
        density: v.picklist(DENSITIES),
        filtersOpen: v.optional(v.boolean()),
        columns,
        widths,
      }),
    ),
  ),
  listViews: json(
    byAccount(
      v.array(
        v.strictObject({
          name: v.string(),
          query: v.string(),
          columns: v.optional(columns),
          widths: v.optional(widths),
          isDefault: v.optional(v.boolean()),
        }),
      ),
    ),
  ),
  productName: v.pipe(v.string(), v.nonEmpty()),
  menuCollapse: flag,
  menuCollapseNarrow: flag,
  loggedOut: v.literal("true"),
  roleSwitch: v.pipe(v.string(), v.regex(/^(admin|user) [\d.e-]+$/)),
  // Written for other tabs and removed at once.
  userLogout: v.never(),
  userChange: v.never(),
  unsavedQuestion: v.never(),
  unsavedAnswer: v.never(),
};

const SESSION_STORAGE = {
  typedName: v.pipe(v.string(), v.maxLength(60)),
  typedPhone: v.pipe(v.string(), v.maxLength(60)),
  loginTab: v.picklist(["", "account", "phone"]),
  startRepaired: v.pipe(v.string(), v.digits()),
  drafts: json(
    v.array(
      v.strictObject({
        account: v.string(),
        screen: screenName,
        form: v.string(),
        needs: v.optional(v.picklist(Object.keys(PERMISSIONS))),
        values: formValue,
        base: v.optional(formValue),
      }),
    ),
  ),
  outcomes: v.union([v.literal(""), json(v.strictObject({ done: v.array(formValue), refused: v.array(formValue) }))]),
  clearedLists: v.union([v.literal(""), json(v.array(v.pipe(v.string(), v.regex(/^\w+ \w+$/))))]),
  tabs: v.union([
    v.literal(""),
    json(
      v.strictObject({
        account: v.string(),
        urls: v.array(localUrl),
        scrolls: v.array(v.strictTuple([localUrl, v.number()])),
      }),
    ),
  ]),
};

/** Each key belongs to one kind of storage; the demonstration's worker stores its cookies and records besides. */
const RULES: Record<"local" | "session", Record<string, v.GenericSchema>> = {
  local: { ...byKey(LOCAL_STORAGE), "__msw-cookie-store__": v.literal("[]") },
  session: byKey(SESSION_STORAGE),
};
const DATABASES = ["admin-console-demo"];

function byKey(rules: Partial<Record<keyof typeof STORAGE_KEY, v.GenericSchema>>): Record<string, v.GenericSchema> {
  return Object.fromEntries(
    Object.entries(STORAGE_KEY).flatMap(([name, key]) => {
      const rule = Object.entries(rules).find(([of]) => of === name)?.[1];
      return rule ? [[key, rule]] : [];
    }),
  );
}

/** The storage of a page's origin; blocked storage counts as empty. */
const readStorage = (page: Page) =>
  page.evaluate(async () => {
    const databases = async () => {
      try {
        return await indexedDB.databases();
      } catch {
        return [];
      }
    };
    const entriesOf = (name: "localStorage" | "sessionStorage") => {
      try {
        return Object.entries<string>(window[name]);
      } catch {
        return [];
      }
    };
    const cacheNames = await caches.keys();
    // Playwright does not empty them for the next test, which has the same context.
    for (const name of cacheNames) await caches.delete(name);
    return {
      local: entriesOf("localStorage"),
      session: entriesOf("sessionStorage"),
      databases: (await databases()).map(({ name = "" }) => name),
      caches: cacheNames,
      windowName: window.name,
    };
  });

/** Everything stored that is not allowed; `seeded` are the entries that the test itself wrote, by key. */
export async function findUnexpectedStorage(
  context: BrowserContext,
  seeded: ReadonlyMap<string, string>,
): Promise<string[]> {
  let unexpected: string[] = [];
  const readCookies = async () => {
    unexpected = (await context.cookies()).map(({ name }) => `cookie ${name}`);
    return unexpected;
  };
  // FingerprintJS sets it to find out whether it can, and removes it at once: a page may just be between the two. What
  // was read then counts, since another reading may find it again.
  await expect.poll(readCookies).not.toContain("cookie cookietest");
  for (const page of context.pages()) {
    if (!/^http:\/\/localhost/.test(page.url())) continue;
    const storage = await readStorage(page);
    for (const area of ["local", "session"] as const) {
      for (const [key, value] of storage[area]) {
        // A list stores under the key and its own name.
        const rule = RULES[area][key.split(":")[0] ?? key];
        if (seeded.get(key) !== value && !(rule && v.is(rule, value))) unexpected.push(`${area} ${key}: ${value}`);
      }
    }
    unexpected.push(...storage.databases.filter((name) => !DATABASES.includes(name)).map((name) => `database ${name}`));
    unexpected.push(...storage.caches.map((name) => `cache ${name}`), ...[storage.windowName].filter(Boolean));
  }
  return unexpected;
}
