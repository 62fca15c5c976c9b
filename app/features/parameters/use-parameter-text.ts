import { useTranslation } from "react-i18next";
import { useFormat } from "~/i18n/format";
import { plainNumber } from "~/lib/text/typed-text";
import { FIELDS, type FieldPath, isMode, valueAt } from "./parameter-definitions";

/** 720*1280 → 720 × 1280 */
export const withTimes = (choice: string): string => choice.replace(/(\d)\*(\d)/, "$1 × $2");

/** Returns the function that gives the parameter at a path as the operator reads it, and its unit if it has one. */
export function useParameterParts() {
  const { t } = useTranslation("parameters");
  const format = useFormat();
  return (values: unknown, path: FieldPath): [text: string, unit?: string] => {
    const field = FIELDS[path];
    const value = valueAt(values, path);
    const text = String(value ?? "");
    // A number that the server left out is zero; what is typed is a text.
    if (text === "" || value === 0) return ["–"];
    if ("choices" in field) return [isMode(text) ? t(`modes.${text}`) : withTimes(text)];
    const number = Number(plainNumber(text));
    return [Number.isNaN(number) ? text : format.number(number), t(`units.${field.unit}`)];
  };
}

/** Returns the function that writes the parameter at a path as the operator reads it, from a record or from a form. */
export function useParameterText() {
  const parts = useParameterParts();
  return (values: unknown, path: FieldPath): string => parts(values, path).join(" ");
}
