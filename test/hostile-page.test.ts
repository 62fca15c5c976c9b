import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, test, vi } from "vitest";
import { ApiError } from "~/api/client/api-error";
import { request } from "~/api/client/request";
import { trustedImage } from "~/components/display/trusted-image";
import { STORAGE_KEY } from "~/config/storage-keys";
import { tabAt } from "~/features/tabs/open-tabs";
import { localeOf } from "~/i18n/locale";
import { createAccountStorage } from "~/lib/storage/account-storage";
import { externalUrl } from "~/lib/text/external-url";
import { isWebAddress } from "~/lib/text/web-address";
import { isRoutable, pathTo, screenAt } from "~/navigation/paths";
import { ROLES } from "~/navigation/roles";
import { screens } from "~/navigation/screens";
import { declaredColumns } from "~/resource/columns/column-settings";
import { readPreferences } from "~/resource/preferences";
import { savedViewsSchema } from "~/resource/views/saved-views";
import { readStep } from "~/routes/form/step/step-address";
import { readView } from "~/routes/message/message-view";
import { readTab } from "~/routes/user/setting/setting-tabs";
import { readChatFilter } from "~/routes/workplace/chats";
import { loginPath, loginTarget } from "~/session/login-redirect";
import { themeOf } from "~/settings/settings";
import { isolateCalls } from "./support/client";
import { hostileQuery, hostileText, THOUSAND_RUNS } from "./support/hostile-input";

isolateCalls();

/**
 * A thousand random inputs of each kind: nothing throws, is run as code or leaves the origin. Tests of single modules
 * are beside their other rules.
 */
const role = fc.constantFrom(...ROLES);

describe("a hostile address", () => {
  test.each<[string, (text: string) => string | null, RegExp]>([
    ["person's page", externalUrl, /^https?:\/\/[^/]/],
    ["picture", trustedImage, /^(?:http:\/\/localhost(?::\d+)?\/|data:|blob:)/],
    ["menu entry", (text) => (isWebAddress(text) ? new URL(text).href : null), /^(?:https?|ftp):\/\/[^/]/],
    [
      "redirection",
      (text) => loginTarget({ searchParams: new URLSearchParams({ redirect: text }), hash: "" }, "user").path,
      /^\/(?![/\\])/,
    ],
    ["tab", (text) => tabAt(text, "admin")?.url ?? null, /^\/(?![/\\])/],
  ])("of a %s leads nowhere else", (_, read, allowed) => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const address = read(text);
        if (address !== null) expect(address).toMatch(allowed);
      }),
      THOUSAND_RUNS,
    );
  });

  test("of a wanted screen returns to the origin after the login", () => {
    fc.assert(
      fc.property(hostileText, hostileQuery("redirect"), role, (path, query, of) => {
        const wanted = new URL(`http://localhost/${encodeURI(path.replace(/\p{Surrogate}/gu, ""))}?${query}`);
        const login = new URL(loginPath(wanted), wanted);
        expect([login.origin, login.pathname]).toEqual(["http://localhost", pathTo("Login")]);
        expect(new URL(loginTarget(login, of).path, login).origin).toBe("http://localhost");
      }),
      THOUSAND_RUNS,
    );
  });

  test("belongs to the screen of the table with its path, and otherwise to the one of unknown paths", () => {
    const nearKnown = fc.tuple(
      fc.constantFrom(...screens.map(({ path }) => path.slice(1))),
      fc.constantFrom("", "/", "/x", "x", "?a#b"),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          hostileText,
          nearKnown.map(([path, end]) => path + end),
        ),
        (text) => {
          const address = `http://localhost/${text}`;
          if (!URL.canParse(address)) return;
          const { pathname } = new URL(address);
          if (!isRoutable(pathname)) return;
          const bare = pathname.toLowerCase().replace(/(?<=.)\/+$/, "");
          const other = /^\/redirect(\/|$)/.test(bare) ? "Redirect" : "notFound";
          const name = screens.find(({ path }) => path === bare)?.name ?? other;
          expect(screenAt(pathname)).toBe(screens.find((screen) => screen.name === name));
        },
      ),
      THOUSAND_RUNS,
    );
  });
});

test("any query of a screen is read as valid values", () => {
  const names = ["tab", "search", "step", "chats", "chatSearch"];
  fc.assert(
    fc.property(hostileQuery(...names), (query) => {
      expect(["message", "notice", "todo"]).toContain(readView(query).tab);
      expect(["basic", "security", "certification"]).toContain(readTab(query));
      expect([1, 2, 3]).toContain(readStep(`?${query}`));
      expect(["all", "collected"]).toContain(readChatFilter(query).view);
    }),
    THOUSAND_RUNS,
  );
});

describe("storage", () => {
  const numbers = createAccountStorage("numbers", v.array(v.number()), []);

  test("with any content is read as valid values", () => {
    fc.assert(
      fc.property(hostileText, hostileText, (text, account) => {
        expect(["light", "dark"]).toContain(themeOf(text));
        expect(["zh-CN", "en-US"]).toContain(localeOf(text));
        expect(readPreferences(text, declaredColumns({ name: { column: {} } })).columns).toHaveLength(2);
        expect(Array.isArray(v.parse(savedViewsSchema, [text, { name: text, query: text }]))).toBe(true);
        localStorage.setItem("numbers", text);
        expect(numbers.read(account).every(Number.isFinite)).toBe(true);
      }),
      THOUSAND_RUNS,
    );
  });

  test("keeps the data of accounts with any names apart", () => {
    fc.assert(
      fc.property(hostileText, hostileText, fc.array(fc.integer()), (mine, theirs, list) => {
        fc.pre(mine !== theirs);
        localStorage.clear();
        numbers.write(mine, list);
        expect([numbers.read(mine), numbers.read(theirs)]).toEqual([list, []]);
      }),
      THOUSAND_RUNS,
    );
  });

  test("with any token makes a call fail with an ApiError", async () => {
    const call = {
      kind: "read",
      method: "GET",
      path: "/api/content-data",
      response: v.unknown(),
      cache: false,
    } as const;
    vi.stubGlobal("fetch", async (input: string, init: RequestInit) => new Response(new Request(input, init).url));
    await fc.assert(
      fc.asyncProperty(hostileText, async (token) => {
        localStorage.setItem(STORAGE_KEY.token, token);
        const outcome = await request(call).catch((error: unknown) => error);
        expect(outcome).toBeInstanceOf(ApiError);
      }),
      THOUSAND_RUNS,
    );
  });
});
