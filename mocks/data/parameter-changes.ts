import type { BasicProfile } from "~/api/profile";
import en from "~/i18n/en-US/parameters";
import zh from "~/i18n/zh-CN/parameters";
import { bilingual } from "../backend/bilingual";

type Parameters = Pick<BasicProfile, "video" | "audio">;
type Field = keyof typeof zh.fields;

const field = (name: Field) => bilingual(zh.fields[name], en.fields[name]);
const videoField = (name: Field) => bilingual(`视频${zh.fields[name]}`, `Video: ${en.fields[name]}`);
const audioField = (name: Field) => bilingual(`音频${zh.fields[name]}`, `Audio: ${en.fields[name]}`);

export const PARAMETER = {
  videoMode: videoField("mode"),
  captureResolution: field("captureResolution"),
  captureFrameRate: field("captureFrameRate"),
  encodingResolution: field("encodingResolution"),
  encodingFrameRate: field("encodingFrameRate"),
  videoProfile: videoField("encodingProfile"),
  rateMin: field("rateMin"),
  rateMax: field("rateMax"),
  rateDefault: field("rateDefault"),
  audioMode: audioField("mode"),
  captureChannels: field("captureChannels"),
  encodingChannels: field("encodingChannels"),
  audioRate: audioField("encodingRate"),
  audioProfile: audioField("encodingProfile"),
} as const;

const MODES = new Map<string, string>([
  ["custom", bilingual(zh.modes.custom, en.modes.custom)],
  ["mode1", bilingual(zh.modes.mode1, en.modes.mode1)],
  ["mode2", bilingual(zh.modes.mode2, en.modes.mode2)],
]);
const modeText = (mode: string) => MODES.get(mode) ?? mode;

bilingual(`# ${zh.units.channels}`, `# ${en.units.channels}`);
const { fps, kbps, channels } = zh.units;

/** Every parameter by its name, as the operator reads it. */
const texts = ({ video, audio }: Parameters): [name: string, value: string][] => [
  [PARAMETER.videoMode, modeText(video.mode)],
  [PARAMETER.captureResolution, video.acquisition.resolution],
  [PARAMETER.captureFrameRate, `${video.acquisition.frameRate} ${fps}`],
  [PARAMETER.encodingResolution, video.encoding.resolution],
  [PARAMETER.encodingFrameRate, `${video.encoding.frameRate} ${fps}`],
  [PARAMETER.videoProfile, video.encoding.profile],
  [PARAMETER.rateMin, `${video.encoding.rate.min} ${kbps}`],
  [PARAMETER.rateMax, `${video.encoding.rate.max} ${kbps}`],
  [PARAMETER.rateDefault, `${video.encoding.rate.default} ${kbps}`],
  [PARAMETER.audioMode, modeText(audio.mode)],
  [PARAMETER.captureChannels, `${audio.acquisition.channels} ${channels}`],
  [PARAMETER.encodingChannels, `${audio.encoding.channels} ${channels}`],
  [PARAMETER.audioRate, `${audio.encoding.rate} ${kbps}`],
  [PARAMETER.audioProfile, audio.encoding.profile],
];

/** The parameters that differ. */
export function parameterChanges(old: Parameters, next: Parameters) {
  const before = new Map(texts(old));
  return texts(next)
    .filter(([name, value]) => before.get(name) !== value)
    .map(([name, value]) => ({ name, before: before.get(name) ?? "", after: value }));
}
