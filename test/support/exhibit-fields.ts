import i18next from "i18next";
import { afterEach } from "vitest";
import type { FieldContext } from "~/resource/fields/field";
import { createResourceTexts } from "~/resource/resource-texts";
import { setUpExhibitWords } from "./exhibit-words";
import { exhibits } from "./exhibits";
import { setUpTranslations } from "./translations";

export const LANGUAGES = ["zh-CN", "en-US"] as const;

/** For files about the invented entity: each test starts in Chinese, and leaves the language so for other files. */
export function setUpExhibits(): void {
  setUpTranslations();
  setUpExhibitWords();
  afterEach(async () => void (await i18next.changeLanguage("zh-CN")));
}

/** What a field's functions are called with, in the page's language. */
export const contextOf = (name: string): FieldContext => createResourceTexts(exhibits, i18next.language).context(name);

export function fieldOf(name: string) {
  const field = exhibits.fields[name];
  if (!field) throw new Error(`There is no field ${name}`);
  return field;
}

export function formOf(name: string) {
  const { form } = fieldOf(name);
  if (!form) throw new Error(`${name} has no form`);
  return form;
}

export function filterOf(name: string) {
  const { filter } = fieldOf(name);
  if (!filter) throw new Error(`${name} has no filter`);
  return filter;
}

export const valueIn = (record: object, name: string): unknown =>
  new Map<string, unknown>(Object.entries(record)).get(name);
