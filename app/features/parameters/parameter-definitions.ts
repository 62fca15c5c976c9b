import { FORM_LIMITS } from "~/config/limits";
import type { Translations } from "~/i18n/translations";
import type { Range } from "~/lib/forms/form-rules";

export const MODES = ["custom", "mode1", "mode2"] as const;
const RESOLUTIONS = ["360*640", "540*960", "720*1280", "1080*1920"] as const;
const VIDEO_PROFILES = ["baseline", "main", "high"] as const;
const AUDIO_PROFILES = ["AAC-LC", "HE-AAC", "HE-AACv2"] as const;

/** A field with the translation key of its label: a select has choices, a number field a range. */
type ParameterField = { name: keyof Translations["parameters"]["fields"] } & (
  | { choices: readonly string[]; range?: undefined }
  | { choices?: undefined; range: Range; unit: keyof Translations["parameters"]["units"] }
);

const { frameRate, videoRate, channels, audioRate } = FORM_LIMITS;

/** The fields of both cards by their path in the form's values, in the order of the form. */
export const FIELDS = {
  "video.mode": { name: "mode", choices: MODES },
  "video.acquisition.resolution": { name: "captureResolution", choices: RESOLUTIONS },
  "video.acquisition.frameRate": { name: "captureFrameRate", range: frameRate, unit: "fps" },
  "video.encoding.resolution": { name: "encodingResolution", choices: RESOLUTIONS },
  "video.encoding.rate.min": { name: "rateMin", range: videoRate, unit: "kbps" },
  "video.encoding.rate.max": { name: "rateMax", range: videoRate, unit: "kbps" },
  "video.encoding.rate.default": { name: "rateDefault", range: videoRate, unit: "kbps" },
  "video.encoding.frameRate": { name: "encodingFrameRate", range: frameRate, unit: "fps" },
  "video.encoding.profile": { name: "encodingProfile", choices: VIDEO_PROFILES },
  "audio.mode": { name: "mode", choices: MODES },
  "audio.acquisition.channels": { name: "captureChannels", range: channels, unit: "channels" },
  "audio.encoding.channels": { name: "encodingChannels", range: channels, unit: "channels" },
  "audio.encoding.rate": { name: "encodingRate", range: audioRate, unit: "kbps" },
  "audio.encoding.profile": { name: "encodingProfile", choices: AUDIO_PROFILES },
} as const satisfies Record<string, ParameterField>;

export type FieldPath = keyof typeof FIELDS;
export const isFieldPath = (path: string): path is FieldPath => path in FIELDS;
export const FIELD_PATHS: readonly FieldPath[] = Object.keys(FIELDS).filter(isFieldPath);

/** The three rates, which stand in one row of the form. */
export const RATE_PATHS = [
  "video.encoding.rate.min",
  "video.encoding.rate.max",
  "video.encoding.rate.default",
] as const satisfies readonly FieldPath[];

/** The value at a path; undefined if there is none. */
export const valueAt = (values: unknown, path: string): unknown =>
  path.split(".").reduce<unknown>((value, name) => new Map(Object.entries(value ?? {})).get(name), values);

/** Modes are translated; other choices are shown as they are. */
export const isMode = (choice: string): choice is (typeof MODES)[number] => MODES.some((mode) => mode === choice);

/** The translation keys that name a field outside its card: the card's title and the label. */
export function labelKeys(path: string): {
  card: keyof Translations["group"]["cards"];
  field: keyof Translations["parameters"]["fields"];
} {
  if (!isFieldPath(path)) return { card: "explanation", field: "explanation" };
  return { card: path.startsWith("video.") ? "video" : "audio", field: FIELDS[path].name };
}
