import * as v from "valibot";
import { FILTER_LIST_LIMITS, FILTER_TEXT_LIMIT } from "~/config/limits";
import { characterCount } from "~/lib/forms/form-rules";
import { comparable } from "~/lib/text/search-text";
import { translate } from "~/resource/resource-texts";
import { type FieldFilter, plainText } from "./field";
import { TextsFilterInput } from "./texts-filter-input";
import { toTexts } from "./to-texts";

/** Between the texts in a condition. */
const SEPARATOR = ",";

const textsOf = (condition = "") => condition.split(SEPARATOR).filter((text) => text !== "");
/** What a text takes of an address, with its separator. */
const lengthOf = (text: string) => String(new URLSearchParams({ "": text })).length;

/** The texts that an address has room for. None is cut: a part of a text would be another one. */
function fitting(texts: readonly string[]): string[] {
  const kept: string[] = [];
  let room: number = FILTER_LIST_LIMITS.length;
  for (const text of texts.slice(0, FILTER_LIST_LIMITS.values)) {
    room -= lengthOf(text);
    if (room >= 0 && characterCount(text) <= FILTER_TEXT_LIMIT) kept.push(text);
  }
  return kept;
}

function countRule({ format }: Pick<Parameters<FieldFilter["rule"]>[0], "format">) {
  const { values: max } = FILTER_LIST_LIMITS;
  return v.check<string, (issue: v.CheckIssue<string>) => string>(
    (typed) => toTexts(typed).length <= max,
    ({ input }) =>
      translate("resource:filters.tooMany", {
        max: format.number(max),
        total: format.number(toTexts(input).length),
      }),
  );
}

/** A typed or pasted list of texts, one of which is the whole text of a record, in any case and width. */
export const textsFilter: FieldFilter = {
  read: ([text]) => [fitting(toTexts(text ?? "")).join(SEPARATOR) || undefined],
  toValue: ([condition]) => textsOf(condition).join(`${SEPARATOR} `),
  toConditions: (value) => [toTexts(plainText(value)).join(SEPARATOR) || undefined],
  rule: (context) =>
    v.pipe(
      v.string(),
      countRule(context),
      v.check(
        (typed) => fitting(toTexts(typed)).length === toTexts(typed).length,
        translate("resource:filters.tooLong"),
      ),
    ),
  matches: (value, [condition]) =>
    textsOf(condition)
      .map(comparable)
      .includes(comparable(plainText(value))),
  text([condition], { format }) {
    const [first = "", ...others] = textsOf(condition);
    if (others.length === 0) return first;
    return translate("resource:filters.values", { total: format.number(others.length + 1) });
  },
  fullText: ([condition]) => textsOf(condition).join(`${SEPARATOR} `),
  Input: TextsFilterInput,
};
