import i18next from "i18next";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { formatOf } from "~/i18n/format";
import type { FieldContext } from "./fields/field";
import type { Resource } from "./resource";
import { useResource } from "./resource-context";

/**
 * Translates a key of which the compiler knows no more than that it is a text; without a translation it is the key. In
 * the page's language, unless `values.lng` is another one whose namespace is loaded.
 */
export const translate = (key: string, values?: Record<string, unknown>): string =>
  i18next.t(key, { ...values, defaultValue: key });

/** The translations of a resource in a language: those of its own namespace, by their use. */
export function createResourceTexts({ namespace, fields }: Pick<Resource, "namespace" | "fields">, language: string) {
  const translateKey = (key: string, values?: Record<string, unknown>) =>
    translate(`${namespace}:${key}`, { ...values, lng: language });
  const translateOr = (key: string, defaultValue: string): string =>
    i18next.t(`${namespace}:${key}`, { defaultValue, lng: language });
  const format = formatOf(language);
  const contexts = new Map<string, FieldContext>();

  function context(name: string): FieldContext {
    const known = contexts.get(name);
    if (known) return known;
    const options = new Map(
      (fields[name]?.options ?? []).map((option) => [option, translateOr(`${name}.${option}`, option)] as const),
    );
    const created: FieldContext = {
      // The server may name a field that the list does not have.
      label: translateOr(`field.${name}`, name),
      // A value without a translation, or that the declaration does not know, is shown as it is.
      option: (value) => options.get(value) ?? value,
      format,
      language,
    };
    contexts.set(name, created);
    return created;
  }

  return {
    table: translateKey("table"),
    /** For the sentences of the kit: “New {{entity}}”. */
    entity: { entity: translateKey("entity"), entities: translateKey("entities") },
    /** “3 collections” */
    counted: (count: number) => translateKey("counted", { count, total: format.number(count) }),
    action: (name: string) => translateKey(`action.${name}`),
    /** What the list says of an action that it asks about; empty if nothing. */
    question: (name: string) => translateOr(`question.${name}`, ""),
    done: (name: string, count: number) => translateKey(`done.${name}`, { count, total: format.number(count) }),
    context,
  };
}

export type ResourceTexts = ReturnType<typeof createResourceTexts>;

/** The texts of the surrounding list in the page's language, translated once because a table has a hundred rows. */
export function useResourceTexts(): ResourceTexts {
  const resource = useResource();
  const { language } = useTranslation().i18n;
  return useMemo(() => createResourceTexts(resource, language), [resource, language]);
}
