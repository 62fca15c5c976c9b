import * as v from "valibot";
import { FORM_LIMITS } from "~/config/limits";
import { FIELDS, type FieldPath } from "~/features/parameters/parameter-definitions";
import type { Translations } from "~/i18n/translations";
import { maxCharacters, oneOf, type Range, wholeNumber } from "~/lib/forms/form-rules";

/** Translates a rule's message; `limits` are its values. */
type Translate = (rule: keyof Translations["group"]["rules"], limits?: Range) => string;

type Rates = { min: number; max: number; default: number };

const { min, max } = FORM_LIMITS.videoRate;
/** Not a number, which is neither below nor above another one, where the field has an error of its own. */
const validRate = v.fallback(v.pipe(v.number(), v.minValue(min), v.maxValue(max)), Number.NaN);
const validRates = v.object({ min: validRate, max: validRate, default: validRate });

/** Reports rates that are out of their order at one of them. */
const misplaced = (name: keyof Rates, message: string, isWrong: (rates: Rates) => boolean) =>
  v.forward(
    v.rawCheck<Rates>(({ dataset, addIssue }) => {
      const rates = v.safeParse(validRates, dataset.value);
      if (rates.success && isWrong(rates.output)) addIssue({ message });
    }),
    [name],
  );

/** The schema of the group form: its input are the form's values, its output is the request body. */
export function groupRules(translate: Translate, choicesOf: (path: FieldPath) => readonly string[]) {
  const choice = (path: FieldPath) => oneOf(choicesOf(path), translate("choose"));
  const integer = ({ range }: { range: Range }) =>
    wholeNumber(range, { empty: translate("enter"), outOfRange: translate("range", range) });

  const rate = v.pipe(
    v.object({
      min: integer(FIELDS["video.encoding.rate.min"]),
      max: integer(FIELDS["video.encoding.rate.max"]),
      default: integer(FIELDS["video.encoding.rate.default"]),
    }),
    // One mistake is reported once: at the minimum where the other two are in their order.
    misplaced("min", translate("minAboveMax"), ({ min, max, default: standard }) => min > max && standard <= max),
    misplaced("max", translate("maxBelowMin"), ({ min, max, default: standard }) => min > max && !(standard <= max)),
    misplaced("default", translate("defaultBelowMin"), (of) => of.default < of.min && !(of.min > of.max)),
    misplaced("default", translate("defaultAboveMax"), (of) => of.default > of.max && !(of.min > of.max)),
  );

  return v.object({
    video: v.object({
      mode: choice("video.mode"),
      acquisition: v.object({
        resolution: choice("video.acquisition.resolution"),
        frameRate: integer(FIELDS["video.acquisition.frameRate"]),
      }),
      encoding: v.object({
        resolution: choice("video.encoding.resolution"),
        rate,
        frameRate: integer(FIELDS["video.encoding.frameRate"]),
        profile: choice("video.encoding.profile"),
      }),
    }),
    audio: v.object({
      mode: choice("audio.mode"),
      acquisition: v.object({ channels: integer(FIELDS["audio.acquisition.channels"]) }),
      encoding: v.object({
        channels: integer(FIELDS["audio.encoding.channels"]),
        rate: integer(FIELDS["audio.encoding.rate"]),
        profile: choice("audio.encoding.profile"),
      }),
    }),
    explanation: v.pipe(v.string(), v.trim(), maxCharacters(FORM_LIMITS.text, translate("explanation"))),
  });
}

export type GroupValues = v.InferInput<ReturnType<typeof groupRules>>;
