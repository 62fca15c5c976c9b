import type { BasicProfile } from "~/api/profile";
import { FIELD_PATHS, type FieldPath, RATE_PATHS } from "~/features/parameters/parameter-definitions";
import type { Range } from "~/lib/forms/form-rules";

const isRate = (path: FieldPath): boolean => RATE_PATHS.some((rate) => rate === path);

/** The parameters of each panel in display order: the rates are last, in one row with room for a warning below. */
export const PARAMETER_PATHS: Record<"video" | "audio", readonly FieldPath[]> = {
  video: [...FIELD_PATHS.filter((path) => path.startsWith("video.") && !isRate(path)), ...RATE_PATHS],
  audio: FIELD_PATHS.filter((path) => path.startsWith("audio.")),
};

/** The range of the rates that their default is outside of; none where one of them was left out, which is zero. */
export function exceededRange({ video }: Pick<BasicProfile, "video">): Range | undefined {
  const { min, max, default: standard } = video.encoding.rate;
  if (min === 0 || max === 0 || standard === 0) return undefined;
  return min <= standard && standard <= max ? undefined : { min, max };
}

/** The step of a record's status (1 submitted, 2 under review, 3 done), counted from zero. */
export const currentStep = (status: number): number => (status >= 3 ? 3 : status - 1);
