import i18next from "i18next";
import { initReactI18next } from "react-i18next";
import { getInitialNamespaces } from "remix-i18next/client";
import { importWithRetry } from "~/lib/loading/import-with-retry";
import { isolated } from "~/lib/text/isolated";
import { currentLocale } from "./locale";
import { INITIAL_NAMESPACES } from "./namespaces";

/**
 * The translations by namespace, typed by the first language; a route lists its namespaces in `handle.i18n`. An
 * interface, to which the tests add the namespace of an entity that only they have.
 */
export interface Translations {
  common: typeof import("./zh-CN/common").default;
  /** The frame, and translations that several screens share. */
  console: typeof import("./zh-CN/console").default;
  screens: typeof import("./zh-CN/screens").default;
  /** Written into the page, for when the console does not start. */
  start: typeof import("./zh-CN/start").default;
  login: typeof import("./zh-CN/login").default;
  message: typeof import("./zh-CN/message").default;
  /** The message centre and the page of the messages. */
  inbox: typeof import("./zh-CN/inbox").default;
  user: typeof import("./zh-CN/user").default;
  views: typeof import("./zh-CN/views").default;
  /** What only the demonstration says. */
  demo: typeof import("./zh-CN/demo").default;
  /** What a calendar says once it is opened. */
  calendar: typeof import("./zh-CN/calendar").default;
  palette: typeof import("./zh-CN/palette").default;
  workplace: typeof import("./zh-CN/workplace").default;
  /** The lists of the kit (app/resource); each has a namespace of its own beside it. */
  resource: typeof import("./zh-CN/resource").default;
  /** What a list says about its selected records. */
  selection: typeof import("./zh-CN/selection").default;
  /** What the import of a list says once it is opened. */
  imports: typeof import("./zh-CN/imports").default;
  /** What a list says once its cells, or several records, are edited. */
  editing: typeof import("./zh-CN/editing").default;
  issuer: typeof import("./zh-CN/issuer").default;
  /** The sheet of a list's keys. */
  shortcuts: typeof import("./zh-CN/shortcuts").default;
  policies: typeof import("./zh-CN/policies").default;
  popular: typeof import("./zh-CN/popular").default;
  operations: typeof import("./zh-CN/operations").default;
  certifications: typeof import("./zh-CN/certifications").default;
  exception: typeof import("./zh-CN/exception").default;
  card: typeof import("./zh-CN/card").default;
  settings: typeof import("./zh-CN/settings").default;
  /** Shared by the group form and the basic profile. */
  parameters: typeof import("./zh-CN/parameters").default;
  profile: typeof import("./zh-CN/profile").default;
  result: typeof import("./zh-CN/result").default;
  group: typeof import("./zh-CN/group").default;
  /** Days, steps, drafts, and how reasons are joined (joined.ts): for forms, lists and results. */
  forms: typeof import("./zh-CN/forms").default;
  step: typeof import("./zh-CN/step").default;
  /** Shared by the forms and the result pages. */
  submissions: typeof import("./zh-CN/submissions").default;
}

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    resources: Translations;
  }
}

const files = import.meta.glob<{ default: object }>(["./*/*.ts", "!./*/start.ts"]);

async function loadNamespace(locale: string, namespace: string): Promise<void> {
  if (i18next.hasResourceBundle(locale, namespace)) return;
  const load = files[`./${locale}/${namespace}.ts`];
  const file = load && (await importWithRetry(load));
  if (file) i18next.addResourceBundle(locale, namespace, file.default);
}

/**
 * Loads namespaces in the active language, or in another, unless they are loaded already. Rejects with a
 * MissingFileError.
 */
export async function loadNamespaces(namespaces: readonly string[], locale = i18next.language): Promise<void> {
  await Promise.all(namespaces.map((namespace) => loadNamespace(locale, namespace)));
}

/**
 * Loads the translations of all loaded route modules. In SPA mode remix-i18next sees only the root at start-up, so each
 * screen's loader calls this again.
 */
export const loadRouteNamespaces = (): Promise<void> => loadNamespaces(getInitialNamespaces());

/** Starts i18next in the stored language with the translations that every page needs. */
export async function initI18n(): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: currentLocale(),
    fallbackLng: false,
    resources: {},
    // A copy: i18next adds the namespaces that are loaded later to this list.
    ns: [...INITIAL_NAMESPACES],
    defaultNS: "common",
    interpolation: { escape: isolated },
    react: { useSuspense: false },
  });
  await loadNamespaces(INITIAL_NAMESPACES);
}
