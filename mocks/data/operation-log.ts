import type { listOperationLog } from "~/api/profile";
import { daysBefore } from "~/lib/text/days";
import type { ResponseOf } from "../backend/declared-call";
import { users } from "./users";

type LogRow = ResponseOf<typeof listOperationLog>[number];

const UNDER_REVIEW = 0;

const BY_ADMIN = { name: users.admin.name, avatar: "" };
const BY_USER = { name: users.user.name, avatar: "" };

type Made = Pick<LogRow, "updateTime" | "changes" | "parts" | "operator" | "collection">;

/** The row of new parameters that are under review. */
export const logEntry = (position: number, made: Made): LogRow => ({
  key: String(position),
  contentNumber: `视频类001${String(position).padStart(3, "0")}`,
  updateContent: "视频参数变更, 音频参数变更",
  status: UNDER_REVIEW,
  ...made,
});

export const operationLog = (now: Date): LogRow[] => [
  logEntry(5, {
    updateTime: `${daysBefore(now, 1)} 19:05:03`,
    changes: [
      { name: "编码帧率", before: "25 fps", after: "15 fps" },
      { name: "编码码率默认值", before: "800 kbps", after: "1500 kbps" },
      { name: "采集声道", before: "2 声道", after: "8 声道" },
    ],
    parts: ["video", "audio"],
    operator: BY_ADMIN,
    collection: { id: 55, title: "城市夜色短视频精选" },
  }),
  {
    key: "4",
    contentNumber: "视频类001004",
    updateContent: "视频参数变更",
    status: 1,
    updateTime: `${daysBefore(now, 3)} 10:40:18`,
    changes: [{ name: "编码分辨率", before: "540*960", after: "720*1280" }],
    parts: ["video"],
    operator: BY_USER,
    collection: { id: 51, title: "高原铁路沿线风光" },
  },
  {
    key: "3",
    contentNumber: "视频类001003",
    updateContent: "音频参数变更；编码声道由 1 调整为 2，编码码率由 64 kbps 调整为 128 kbps",
    status: 1,
    updateTime: `${daysBefore(now, 12)} 16:31:55`,
    changes: [
      { name: "编码声道", before: "1 声道", after: "2 声道" },
      { name: "音频编码码率", before: "64 kbps", after: "128 kbps" },
    ],
    parts: ["audio"],
    operator: BY_ADMIN,
    collection: { id: 42, title: "国风音乐现场" },
  },
  {
    key: "2",
    contentNumber: "视频类001002",
    updateContent: "视频参数变更",
    status: 0,
    updateTime: `${daysBefore(now, 20)} 09:22:40`,
    changes: [{ name: "采集帧率", before: "25 fps", after: "15 fps" }],
    parts: ["video"],
    operator: BY_USER,
    collection: { id: 55, title: "城市夜色短视频精选" },
  },
  {
    key: "1",
    contentNumber: "视频类001001",
    updateContent: "新建参数模板",
    status: 1,
    updateTime: `${daysBefore(now, 41)} 14:00:00`,
    changes: [],
    parts: ["video", "audio"],
    operator: null,
    collection: null,
  },
];
