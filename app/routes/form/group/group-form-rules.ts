import * as v from "valibot";
import { FORM_LIMITS } from "~/config/limits";
import type { Translations } from "~/i18n/translations";
import { maxCharacters, oneOf, type Range, wholeNumber } from "~/lib/forms/form-rules";
import { FIELDS } from "./parameter-definitions";

/** Translates a rule's message; `limits` are its values. */
type Translate = (rule: keyof Translations["group"]["rules"], limits?: Range) => string;

/** The schema of the group form: its input are the form's values, its output is the request body. */
export function groupRules(translate: Translate) {
  const choice = ({ choices }: { choices: readonly string[] }) => oneOf(choices, translate("choose"));
  const integer = ({ range }: { range: Range }) =>
    wholeNumber(range, { empty: translate("enter"), outOfRange: translate("range", range) });

  const rate = v.pipe(
    v.object({
      min: integer(FIELDS["video.encoding.rate.min"]),
      max: integer(FIELDS["video.encoding.rate.max"]),
      default: integer(FIELDS["video.encoding.rate.default"]),
    }),
    v.forward(
      v.partialCheck([["min"], ["max"]], ({ min, max }) => min <= max, translate("maxBelowMin")),
      ["max"],
    ),
    v.forward(
      v.partialCheck([["min"], ["default"]], (of) => of.min <= of.default, translate("defaultBelowMin")),
      ["default"],
    ),
    v.forward(
      v.partialCheck([["max"], ["default"]], (of) => of.default <= of.max, translate("defaultAboveMax")),
      ["default"],
    ),
  );

  return v.object({
    video: v.object({
      mode: choice(FIELDS["video.mode"]),
      acquisition: v.object({
        resolution: choice(FIELDS["video.acquisition.resolution"]),
        frameRate: integer(FIELDS["video.acquisition.frameRate"]),
      }),
      encoding: v.object({
        resolution: choice(FIELDS["video.encoding.resolution"]),
        rate,
        frameRate: integer(FIELDS["video.encoding.frameRate"]),
        profile: choice(FIELDS["video.encoding.profile"]),
      }),
    }),
    audio: v.object({
      mode: choice(FIELDS["audio.mode"]),
      acquisition: v.object({ channels: integer(FIELDS["audio.acquisition.channels"]) }),
      encoding: v.object({
        channels: integer(FIELDS["audio.encoding.channels"]),
        rate: integer(FIELDS["audio.encoding.rate"]),
        profile: choice(FIELDS["audio.encoding.profile"]),
      }),
    }),
    explanation: v.pipe(v.string(), maxCharacters(FORM_LIMITS.text, translate("explanation"))),
  });
}

export type GroupValues = v.InferInput<ReturnType<typeof groupRules>>;

export const EMPTY: GroupValues = {
  video: {
    mode: "",
    acquisition: { resolution: "", frameRate: "" },
    encoding: { resolution: "", rate: { min: "", max: "", default: "" }, frameRate: "", profile: "" },
  },
  audio: {
    mode: "",
    acquisition: { channels: "" },
    encoding: { channels: "", rate: "", profile: "" },
  },
  explanation: "",
};
