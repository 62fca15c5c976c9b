import type { ChatItem } from "~/api/chat";
import { daysBefore } from "~/lib/text/days";
import { bilingual } from "../backend/bilingual";
import { minutesBefore } from "./minutes-before";

export const chats = (now: Date): ChatItem[] => [
  {
    id: 1,
    username: bilingual("用户8752", "User 8752"),
    content: bilingual(
      "请问上周提交的素材什么时候能审核完？",
      "When will the items that I sent last week be reviewed?",
    ),
    time: minutesBefore(now, 7),
    isCollect: true,
  },
  {
    id: 2,
    username: bilingual("用户0325", "User 0325"),
    content: bilingual("收到，我先看一下筛选规则", "Thanks, I will look at the filter rules first"),
    time: minutesBefore(now, 95),
    isCollect: false,
  },
  {
    id: 3,
    username: bilingual("林小满", "Lin Xiaoman"),
    content: bilingual(
      "竖版视频的码率上限调到 1500 kbps 之后，低端机型的卡顿率从 2.3% 降到了 1.1%，建议全量",
      "With at most 1500 kbps for portrait videos, stalls on slow phones fell from 2.3% to 1.1%. I suggest to roll it out",
    ),
    time: `${daysBefore(now, 1)} 17:30:18`,
    isCollect: true,
  },
  {
    id: 4,
    username: bilingual("周以宁", "Zhou Yining"),
    content: bilingual("好的，明早十点会议室见", "Good, see you in the meeting room at ten tomorrow"),
    time: `${daysBefore(now, 2)} 21:05:40`,
    isCollect: false,
  },
  {
    id: 5,
    username: bilingual("用户3761", "User 3761"),
    content: bilingual("为什么我的视频被判成了重复内容？", "Why does my video count as duplicate content?"),
    time: `${daysBefore(now, 2)} 16:22:09`,
    isCollect: false,
  },
  {
    id: 6,
    username: bilingual(
      "内容安全值班机器人（华东一区夜间巡检与自动预警转发专用账号）",
      "Content safety bot (nightly checks and forwarded warnings of region East China 1)",
    ),
    content: bilingual(
      "23:00 至次日 07:00 共拦截 36 条，误判 2 条，已转人工复核",
      "36 items blocked from 23:00 to 07:00, 2 of them wrongly; passed on for review",
    ),
    time: `${daysBefore(now, 3)} 07:00:00`,
    isCollect: false,
  },
  {
    id: 7,
    username: bilingual("何清", "He Qing"),
    content: bilingual(
      "质检样本已经补齐，可以重新开始抽检",
      "The samples are complete, the inspection can start again",
    ),
    time: `${daysBefore(now, 4)} 14:38:27`,
    isCollect: true,
  },
  {
    id: 8,
    username: bilingual("用户5096", "User 5096"),
    content: bilingual("谢谢，问题已经解决", "Thank you, it is solved"),
    time: `${daysBefore(now, 6)} 09:12:55`,
    isCollect: false,
  },
];
