import type { listQualityInspections } from "~/api/card";
import { daysBefore } from "~/lib/text/days";
import type { ResponseOf } from "../backend/declared-call";

type Inspection = ResponseOf<typeof listQualityInspections>[number];

/** The counts of a queue: pending inspections, the backlog's age, pending samples. */
export const inspectionCounts = (pending: number, backlog: string, samples: number): Inspection["data"] => [
  { label: "待质检数", value: pending },
  { label: "积压时长", value: backlog },
  { label: "待抽检数", value: samples },
];

export const INSPECTION_NAME = "quality";

export const inspections = (now: Date): Inspection[] =>
  [
    { title: "视频类-历史导入", days: 1, time: "09:30:00", data: inspectionCounts(120, "60s", 8) },
    { title: "图文类-图片版权", days: 1, time: "14:05:20", data: inspectionCounts(36, "12min", 4) },
    { title: "视频类-竖版小视频", days: 2, time: "08:00:00", data: inspectionCounts(842, "3h 20min", 96) },
    { title: "图文类-历史导入", days: 3, time: "16:45:11", data: inspectionCounts(0, "0s", 0) },
    { title: "音频类-有声读物", days: 4, time: "10:12:36", data: inspectionCounts(18, "45s", 2) },
    { title: "视频类-直播回放", days: 6, time: "22:10:00", data: inspectionCounts(265, "1h 8min", 30) },
    {
      title:
        "图文类-二〇二六年春季全国城市文旅宣传与非物质文化遗产专题征稿活动优秀来稿及其配图的版权与事实核验复检队列第一期",
      days: 8,
      time: "11:00:00",
      data: inspectionCounts(1024, "2d 6h", 128),
    },
    { title: "评论类-热门话题", days: 9, time: "13:27:09", data: inspectionCounts(57, "8min", 6) },
  ].map(({ title, days, time, data }, index) => ({
    id: index + 1,
    name: INSPECTION_NAME,
    title,
    description: `${daysBefore(now, days)} ${time}`,
    data,
  }));
