import i18next from "i18next";
import { LOCALES } from "~/config/locales";
import { loadNamespaces } from "~/i18n/translations";
import type { Resource } from "./resource";
import { createResourceTexts, type ResourceTexts } from "./resource-texts";

/** A resource's translations in all languages, the page's first: a file or a table may be in another one. */
export async function loadAllTexts(resource: Resource): Promise<ResourceTexts[]> {
  const others = LOCALES.filter((locale) => locale !== i18next.language);
  const loaded = await Promise.allSettled(
    others.map((locale) => loadNamespaces([resource.namespace, "resource"], locale)),
  );
  // Without its file, for example offline, a language is left out.
  const known = others.filter((_, index) => loaded[index]?.status === "fulfilled");
  return [i18next.language, ...known].map((locale) => createResourceTexts(resource, locale));
}
