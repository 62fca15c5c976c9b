import type { ContentPoint, listContentShare } from "~/api/dashboard";
import { daysBefore } from "~/lib/text/days";
import type { ResponseOf } from "../backend/declared-call";

/** New content per day, oldest first; the dips are weekends. */
const DAILY = [2640, 2210, 3380, 3720, 3150, 4080, 4460, 3010, 2870, 4230, 4790, 5120, 4650, 5340];

/** The last fourteen full days, so the last point is yesterday. */
export const contentData = (now: Date): ContentPoint[] =>
  DAILY.map((y, index) => ({ x: daysBefore(now, DAILY.length - index), y }));

export const contentShare: ResponseOf<typeof listContentShare> = [
  { type: "img", value: 148564 },
  { type: "horizontalVideo", value: 375210 },
  { type: "verticalVideo", value: 928531 },
];
