import type { listQualityInspections } from "~/api/card";
import { daysBefore } from "~/lib/text/days";
import { bilingual } from "../backend/bilingual";
import type { ResponseOf } from "../backend/declared-call";

type Inspection = ResponseOf<typeof listQualityInspections>[number];

const seconds = (count: number) => bilingual(`${count} 秒`, `${count} s`);
const minutes = (count: number) => bilingual(`${count} 分钟`, `${count} min`);
const hours = (count: number) => bilingual(`${count} 小时`, `${count} h`);

export const NO_BACKLOG = seconds(0);

/** The counts of a queue: pending inspections, the backlog's age, pending samples. */
export const inspectionCounts = (pending: number, backlog: string, samples: number): Inspection["data"] => [
  { label: bilingual("待质检数", "Pending"), value: pending },
  { label: bilingual("积压时长", "Backlog"), value: backlog },
  { label: bilingual("待抽检数", "Samples"), value: samples },
];

export const INSPECTION_NAME = "quality";

export const inspections = (now: Date): Inspection[] =>
  [
    {
      title: bilingual("视频类-历史导入", "Videos - imported"),
      days: 1,
      time: "09:30:00",
      data: inspectionCounts(120, seconds(60), 8),
    },
    {
      title: bilingual("图文类-图片版权", "Articles - picture rights"),
      days: 1,
      time: "14:05:20",
      data: inspectionCounts(36, minutes(12), 4),
    },
    {
      title: bilingual("视频类-竖版小视频", "Videos - portrait"),
      days: 2,
      time: "08:00:00",
      data: inspectionCounts(842, hours(3), 96),
    },
    {
      title: bilingual("图文类-历史导入", "Articles - imported"),
      days: 3,
      time: "16:45:11",
      data: inspectionCounts(0, NO_BACKLOG, 0),
    },
    {
      title: bilingual("音频类-有声读物", "Audio - audiobooks"),
      days: 4,
      time: "10:12:36",
      data: inspectionCounts(18, seconds(45), 2),
    },
    {
      title: bilingual("视频类-直播回放", "Videos - recorded live streams"),
      days: 6,
      time: "22:10:00",
      data: inspectionCounts(265, minutes(68), 30),
    },
    {
      title: bilingual(
        "图文类-二〇二六年春季全国城市文旅宣传与非物质文化遗产专题征稿活动优秀来稿及其配图的版权与事实核验复检队列第一期",
        "Articles - second check of rights and facts in the best entries and pictures of the spring 2026 call on city tourism and living heritage, part one",
      ),
      days: 8,
      time: "11:00:00",
      data: inspectionCounts(1024, hours(54), 128),
    },
    {
      title: bilingual("评论类-热门话题", "Comments - trending topics"),
      days: 9,
      time: "13:27:09",
      data: inspectionCounts(57, minutes(8), 6),
    },
  ].map(({ title, days, time, data }, index) => ({
    id: index + 1,
    name: INSPECTION_NAME,
    title,
    description: `${daysBefore(now, days)} ${time}`,
    data,
  }));
