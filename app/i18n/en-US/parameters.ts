import type { SameWords } from "../same-words";
import type words from "../zh-CN/parameters";

export default {
  fields: {
    mode: "Match mode",
    captureResolution: "Capture resolution",
    captureFrameRate: "Capture frame rate",
    encodingResolution: "Encoding resolution",
    encodingFrameRate: "Encoding frame rate",
    encodingProfile: "Encoding profile",
    encodingRate: "Encoding rate",
    rateMin: "Minimum encoding rate",
    rateMax: "Maximum encoding rate",
    rateDefault: "Default encoding rate",
    captureChannels: "Capture channels",
    encodingChannels: "Encoding channels",
    explanation: "Explanation",
  },
  modes: { custom: "Custom", mode1: "Mode 1", mode2: "Mode 2" },
  units: { fps: "fps", kbps: "kbps", channels: "channels" },
} satisfies SameWords<typeof words>;
