import type { BasicProfile } from "~/api/profile";
import { withTimes } from "~/features/parameters/use-parameter-text";
import type { Translations } from "~/i18n/translations";
import type { Range } from "~/lib/forms/form-rules";

export type Unit = keyof Translations["parameters"]["units"];
export type Parameter = {
  name: keyof Translations["parameters"]["fields"];
  value: string | number;
  unit?: Unit;
  /** The range that the value is outside of. */
  exceededRange?: Range;
};

/** The video parameters in display order. */
export function videoParameters({ mode, acquisition, encoding }: BasicProfile["video"]): Parameter[] {
  const { rate } = encoding;
  return [
    { name: "mode", value: mode },
    { name: "captureResolution", value: withTimes(acquisition.resolution) },
    { name: "captureFrameRate", value: acquisition.frameRate, unit: "fps" },
    { name: "encodingResolution", value: withTimes(encoding.resolution) },
    { name: "encodingFrameRate", value: encoding.frameRate, unit: "fps" },
    { name: "encodingProfile", value: encoding.profile },
    { name: "rateMin", value: rate.min, unit: "kbps" },
    { name: "rateMax", value: rate.max, unit: "kbps" },
    {
      name: "rateDefault",
      value: rate.default,
      unit: "kbps",
      exceededRange: isWithin(rate.default, rate) ? undefined : rate,
    },
  ];
}

/** The audio parameters in display order. */
export function audioParameters({ mode, acquisition, encoding }: BasicProfile["audio"]): Parameter[] {
  return [
    { name: "mode", value: mode },
    { name: "captureChannels", value: acquisition.channels, unit: "channels" },
    { name: "encodingChannels", value: encoding.channels, unit: "channels" },
    { name: "encodingRate", value: encoding.rate, unit: "kbps" },
    { name: "encodingProfile", value: encoding.profile },
  ];
}

const isWithin = (value: number, { min, max }: Range): boolean => min <= value && value <= max;

/** The step of a record's status (1 submitted, 2 under review, 3 done), counted from zero. */
export const currentStep = (status: number): number => (status >= 3 ? 3 : status - 1);
