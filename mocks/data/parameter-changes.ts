import type { BasicProfile } from "~/api/profile";
import parameters from "~/i18n/zh-CN/parameters";

type Parameters = Pick<BasicProfile, "video" | "audio">;

const { fields, modes, units } = parameters;
const modeText = (mode: string) => Object.entries(modes).find(([name]) => name === mode)?.[1] ?? mode;

/** Every parameter by its name, as the operator reads it. */
const texts = ({ video, audio }: Parameters): [name: string, value: string][] => [
  [`视频${fields.mode}`, modeText(video.mode)],
  [fields.captureResolution, video.acquisition.resolution],
  [fields.captureFrameRate, `${video.acquisition.frameRate} ${units.fps}`],
  [fields.encodingResolution, video.encoding.resolution],
  [fields.encodingFrameRate, `${video.encoding.frameRate} ${units.fps}`],
  [`视频${fields.encodingProfile}`, video.encoding.profile],
  [fields.rateMin, `${video.encoding.rate.min} ${units.kbps}`],
  [fields.rateMax, `${video.encoding.rate.max} ${units.kbps}`],
  [fields.rateDefault, `${video.encoding.rate.default} ${units.kbps}`],
  [`音频${fields.mode}`, modeText(audio.mode)],
  [fields.captureChannels, `${audio.acquisition.channels} ${units.channels}`],
  [fields.encodingChannels, `${audio.encoding.channels} ${units.channels}`],
  [`音频${fields.encodingRate}`, `${audio.encoding.rate} ${units.kbps}`],
  [`音频${fields.encodingProfile}`, audio.encoding.profile],
];

/** The parameters that differ. */
export function parameterChanges(old: Parameters, next: Parameters) {
  const before = new Map(texts(old));
  return texts(next)
    .filter(([name, value]) => before.get(name) !== value)
    .map(([name, value]) => ({ name, before: before.get(name) ?? "", after: value }));
}
