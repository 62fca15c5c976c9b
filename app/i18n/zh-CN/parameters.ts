/** What a video and its sound are set to: filled in by a form, shown in a record. */
export default {
  fields: {
    mode: "匹配模式",
    captureResolution: "采集分辨率",
    captureFrameRate: "采集帧率",
    encodingResolution: "编码分辨率",
    encodingFrameRate: "编码帧率",
    encodingProfile: "编码 profile",
    encodingRate: "编码码率",
    rateMin: "编码码率最小值",
    rateMax: "编码码率最大值",
    rateDefault: "编码码率默认值",
    captureChannels: "采集声道",
    encodingChannels: "编码声道",
    explanation: "填写说明",
  },
  modes: { custom: "自定义", mode1: "模式 1", mode2: "模式 2" },
  changes: { name: "参数", before: "调整前", after: "调整后", previous: "原有的值", submitted: "提交的值" },
  unchanged_other: "未修改 {{count}} 项",
  units: { fps: "fps", kbps: "kbps", channels: "声道" },
} as const;
