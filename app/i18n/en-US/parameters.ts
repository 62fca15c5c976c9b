import type { SameKeys } from "~/i18n/same-keys";
import type translations from "~/i18n/zh-CN/parameters";

export default {
  fields: {
    mode: "Matching mode",
    captureResolution: "Capture resolution",
    captureFrameRate: "Capture frame rate",
    encodingResolution: "Encoding resolution",
    encodingFrameRate: "Encoding frame rate",
    encodingProfile: "Encoding profile",
    encodingRate: "Encoding bitrate",
    rateMin: "Minimum bitrate",
    rateMax: "Maximum bitrate",
    rateDefault: "Default bitrate",
    captureChannels: "Capture channels",
    encodingChannels: "Encoding channels",
    explanation: "Notes",
  },
  modes: { custom: "Custom", mode1: "Mode 1", mode2: "Mode 2" },
  changes: { name: "Parameter", before: "Before", after: "After", previous: "Previous", submitted: "Submitted" },
  unchanged_one: "{{count}} unchanged",
  unchanged_other: "{{count}} unchanged",
  units: { fps: "fps", kbps: "kbps", channels: "channels" },
} satisfies SameKeys<typeof translations>;
