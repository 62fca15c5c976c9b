import type { Parameters } from "~/api/profile";
import {
  FIELD_PATHS,
  FIELDS,
  type FieldPath,
  isMode,
  MODES,
  valueAt,
} from "~/features/parameters/parameter-definitions";
import { plainNumber } from "~/lib/text/typed-text";
import type { GroupValues } from "./group-form-rules";

/** A number that the server left out is zero. */
const typed = (number: number) => (number === 0 ? "" : String(number));

/** Ours have a blank between Chinese and digits; a server's text may have none. */
const withoutBlanks = (text: string) => text.replaceAll(/\s/g, "");

/** The form's values of the parameters in use; a profile may have a mode as a text to display. */
export function groupValues(
  { video, audio }: Parameters,
  nameOf: (mode: (typeof MODES)[number]) => string,
): GroupValues {
  const mode = (text: string) =>
    isMode(text) ? text : (MODES.find((known) => withoutBlanks(nameOf(known)) === withoutBlanks(text)) ?? "");
  const { rate } = video.encoding;
  return {
    video: {
      mode: mode(video.mode),
      acquisition: { ...video.acquisition, frameRate: typed(video.acquisition.frameRate) },
      encoding: {
        resolution: video.encoding.resolution,
        rate: { min: typed(rate.min), max: typed(rate.max), default: typed(rate.default) },
        frameRate: typed(video.encoding.frameRate),
        profile: video.encoding.profile,
      },
    },
    audio: {
      mode: mode(audio.mode),
      acquisition: { channels: typed(audio.acquisition.channels) },
      encoding: {
        channels: typed(audio.encoding.channels),
        rate: typed(audio.encoding.rate),
        profile: audio.encoding.profile,
      },
    },
    explanation: "",
  };
}

/** Returns the function that gives the options of a select: also the value in use, which the console may not know. */
export const choicesFor =
  (inUse: GroupValues) =>
  (path: FieldPath): readonly string[] => {
    const field = FIELDS[path];
    if (!("choices" in field)) return [];
    const current = String(valueAt(inUse, path) ?? "");
    return [...new Set([...field.choices, current])].filter((choice) => choice !== "");
  };

/** The parameters that differ from those in use. */
export const changedPaths = (inUse: GroupValues, values: GroupValues): FieldPath[] => {
  const comparable = (of: GroupValues, path: FieldPath) => plainNumber(String(valueAt(of, path) ?? ""));
  return FIELD_PATHS.filter((path) => comparable(inUse, path) !== comparable(values, path));
};
