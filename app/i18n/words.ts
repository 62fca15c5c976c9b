import i18next from "i18next";
import { initReactI18next } from "react-i18next";
import { getInitialNamespaces } from "remix-i18next/client";
import { importWithRetry } from "~/lib/loading/import-with-retry";
import { AREAS_AT_START } from "./areas";
import { currentLocale } from "./locale";
import type card from "./zh-CN/card";
import type common from "./zh-CN/common";
import type console from "./zh-CN/console";
import type exception from "./zh-CN/exception";
import type group from "./zh-CN/group";
import type importWords from "./zh-CN/import";
import type login from "./zh-CN/login";
import type message from "./zh-CN/message";
import type palette from "./zh-CN/palette";
import type parameters from "./zh-CN/parameters";
import type policies from "./zh-CN/policies";
import type profile from "./zh-CN/profile";
import type result from "./zh-CN/result";
import type screens from "./zh-CN/screens";
import type settings from "./zh-CN/settings";
import type step from "./zh-CN/step";
import type user from "./zh-CN/user";
import type workplace from "./zh-CN/workplace";

/** The areas of words; a screen names the ones it needs in its `handle.i18n`. */
export type Words = {
  common: typeof common;
  /** The frame, and what its screens share. */
  console: typeof console;
  screens: typeof screens;
  login: typeof login;
  message: typeof message;
  user: typeof user;
  palette: typeof palette;
  workplace: typeof workplace;
  policies: typeof policies;
  import: typeof importWords;
  exception: typeof exception;
  card: typeof card;
  settings: typeof settings;
  /** What the group form fills in and the basic profile shows. */
  parameters: typeof parameters;
  profile: typeof profile;
  result: typeof result;
  group: typeof group;
  step: typeof step;
};

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    resources: Words;
  }
}

const files = import.meta.glob<{ default: object }>(["./zh-CN/*.ts", "./en-US/*.ts"]);

async function loadArea(locale: string, area: string): Promise<void> {
  if (i18next.hasResourceBundle(locale, area)) return;
  const load = files[`./${locale}/${area}.ts`];
  const file = load && (await importWithRetry(load));
  if (file) i18next.addResourceBundle(locale, area, file.default);
}

/** Loads areas of the active language alone; those already here cost nothing. */
export async function loadAreas(areas: readonly string[]): Promise<void> {
  await Promise.all(areas.map((area) => loadArea(i18next.language, area)));
}

/**
 * Loads the words of every route module that is here. In SPA mode remix-i18next sees the root alone
 * at start-up, so this runs again in each screen's loader, when its module has arrived.
 */
export const loadRouteAreas = (): Promise<void> => loadAreas(getInitialNamespaces());

/** Starts i18next in the stored language with the words that every page needs. */
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
  // The language is one of ours, written as it should be: to ask Intl so again is half the cost of each word.
  i18next.services.languageUtils.formatLanguageCode = (code: string) => code;
  await loadAreas(AREAS_AT_START);
}
