import type { listOperationLog } from "~/api/profile";
import { daysBefore } from "~/lib/text/days";
import { bilingual } from "../backend/bilingual";
import type { ResponseOf } from "../backend/declared-call";
import { PARAMETER } from "./parameter-changes";
import { users } from "./users";

type LogRow = ResponseOf<typeof listOperationLog>[number];

const UNDER_REVIEW = 0;

const BY_ADMIN = { name: users.admin.name, avatar: "" };
const BY_USER = { name: users.user.name, avatar: "" };

type Made = Pick<LogRow, "updateTime" | "changes" | "parts" | "operator" | "collection">;

bilingual("视频类#", "Video #");

/** The row of new parameters that are under review. */
export const logEntry = (position: number, made: Made): LogRow => ({
  key: String(position),
  contentNumber: `视频类001${String(position).padStart(3, "0")}`,
  updateContent: bilingual("视频参数变更、音频参数变更", "Video parameters changed, audio parameters changed"),
  status: UNDER_REVIEW,
  ...made,
});

export const operationLog = (now: Date): LogRow[] => [
  logEntry(5, {
    updateTime: `${daysBefore(now, 1)} 19:05:03`,
    changes: [
      { name: PARAMETER.encodingFrameRate, before: "25 fps", after: "15 fps" },
      { name: PARAMETER.rateDefault, before: "800 kbps", after: "1500 kbps" },
      { name: PARAMETER.captureChannels, before: "2 声道", after: "8 声道" },
    ],
    parts: ["video", "audio"],
    operator: BY_ADMIN,
    collection: { id: 55, title: bilingual("城市夜色短视频精选", "City nights in short videos") },
  }),
  {
    key: "4",
    contentNumber: "视频类001004",
    updateContent: bilingual("视频参数变更", "Video parameters changed"),
    status: 1,
    updateTime: `${daysBefore(now, 3)} 10:40:18`,
    changes: [{ name: PARAMETER.encodingResolution, before: "540*960", after: "720*1280" }],
    parts: ["video"],
    operator: BY_USER,
    collection: { id: 51, title: bilingual("高原铁路沿线风光", "Along the plateau railway") },
  },
  {
    key: "3",
    contentNumber: "视频类001003",
    updateContent: bilingual(
      "音频参数变更；编码声道由 1 调整为 2，编码码率由 64 kbps 调整为 128 kbps",
      "Audio parameters changed: encoding channels from 1 to 2, encoding bitrate from 64 to 128 kbps",
    ),
    status: 1,
    updateTime: `${daysBefore(now, 12)} 16:31:55`,
    changes: [
      { name: PARAMETER.encodingChannels, before: "1 声道", after: "2 声道" },
      { name: PARAMETER.audioRate, before: "64 kbps", after: "128 kbps" },
    ],
    parts: ["audio"],
    operator: BY_ADMIN,
    collection: { id: 42, title: bilingual("国风音乐现场", "Traditional music live") },
  },
  {
    key: "2",
    contentNumber: "视频类001002",
    updateContent: bilingual("视频参数变更", "Video parameters changed"),
    status: 0,
    updateTime: `${daysBefore(now, 20)} 09:22:40`,
    changes: [{ name: PARAMETER.captureFrameRate, before: "25 fps", after: "15 fps" }],
    parts: ["video"],
    operator: BY_USER,
    collection: { id: 55, title: bilingual("城市夜色短视频精选", "City nights in short videos") },
  },
  {
    key: "1",
    contentNumber: "视频类001001",
    updateContent: bilingual("新建参数模板", "Parameter template created"),
    status: 1,
    updateTime: `${daysBefore(now, 41)} 14:00:00`,
    changes: [],
    parts: ["video", "audio"],
    operator: null,
    collection: null,
  },
];
