import type { SameWords } from "../same-words";
import type words from "../zh-CN/profile";

export default {
  print: "Print",
  none: "–",
  progress: { title: "Progress", submitted: "Change submitted", reviewing: "Under review", done: "Change in use" },
  video: { title: "Current video parameters" },
  audio: { title: "Current audio parameters" },
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
  },
  modes: { custom: "Custom", mode1: "Mode 1", mode2: "Mode 2" },
  units: { fps: "fps", kbps: "kbps", channels: "channels" },
  outside: "Outside {{min}}–{{max}} kbps",
  log: {
    title: "Operation log",
    contentNumber: "Content number",
    updateContent: "Change",
    status: "Status",
    updateTime: "Changed at",
    actions: "Actions",
    view: "View",
    viewer: "Change in detail",
    reviewing: "Under review",
    passed: "Passed",
  },
} satisfies SameWords<typeof words>;
