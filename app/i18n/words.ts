import i18next from "i18next";
import { initReactI18next } from "react-i18next";
import { getInitialNamespaces } from "remix-i18next/client";
import { importWithRetry } from "~/lib/loading/import-with-retry";
import { AREAS_AT_START } from "./areas";
import { currentLocale } from "./locale";

/** The translations by area, typed by the first language; a route names the areas that it needs in `handle.i18n`. */
export type Words = {
  common: typeof import("./zh-CN/common").default;
  /** The frame, and translations that several screens share. */
  console: typeof import("./zh-CN/console").default;
  screens: typeof import("./zh-CN/screens").default;
  login: typeof import("./zh-CN/login").default;
  message: typeof import("./zh-CN/message").default;
  user: typeof import("./zh-CN/user").default;
  palette: typeof import("./zh-CN/palette").default;
  workplace: typeof import("./zh-CN/workplace").default;
  policies: typeof import("./zh-CN/policies").default;
  import: typeof import("./zh-CN/import").default;
  exception: typeof import("./zh-CN/exception").default;
  card: typeof import("./zh-CN/card").default;
  settings: typeof import("./zh-CN/settings").default;
  /** Shared by the group form and the basic profile. */
  parameters: typeof import("./zh-CN/parameters").default;
  profile: typeof import("./zh-CN/profile").default;
  result: typeof import("./zh-CN/result").default;
  group: typeof import("./zh-CN/group").default;
  step: typeof import("./zh-CN/step").default;
};

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    resources: Words;
  }
}

const files = import.meta.glob<{ default: object }>("./*/*.ts");

async function loadArea(locale: string, area: string): Promise<void> {
  if (i18next.hasResourceBundle(locale, area)) return;
  const load = files[`./${locale}/${area}.ts`];
  const file = load && (await importWithRetry(load));
  if (file) i18next.addResourceBundle(locale, area, file.default);
}

/** Loads areas in the active language, unless they are loaded already. Rejects with a MissingFileError. */
export async function loadAreas(areas: readonly string[]): Promise<void> {
  await Promise.all(areas.map((area) => loadArea(i18next.language, area)));
}

/**
 * Loads the translations of all loaded route modules. In SPA mode remix-i18next sees only the root at start-up, so each
 * screen's loader calls this again.
 */
export const loadRouteAreas = (): Promise<void> => loadAreas(getInitialNamespaces());

/** Starts i18next in the stored language with the translations that every page needs. */
export async function startWords(): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: currentLocale(),
    fallbackLng: false,
    resources: {},
    ns: AREAS_AT_START,
    defaultNS: "common",
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  await loadAreas(AREAS_AT_START);
}
