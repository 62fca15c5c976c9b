import type { ChatItem } from "~/api/chat";
import { daysBefore } from "~/lib/text/days";

export const chats = (now: Date): ChatItem[] => [
  {
    id: 1,
    username: "用户8752",
    content: "请问上周提交的素材什么时候能审核完？",
    time: `${daysBefore(now, 1)} 20:11:06`,
    isCollect: true,
  },
  {
    id: 2,
    username: "用户0325",
    content: "收到，我先看一下筛选规则",
    time: `${daysBefore(now, 1)} 19:47:52`,
    isCollect: false,
  },
  {
    id: 3,
    username: "林小满",
    content: "竖版视频的码率上限调到 1500 kbps 之后，低端机型的卡顿率从 2.3% 降到了 1.1%，建议全量",
    time: `${daysBefore(now, 1)} 17:30:18`,
    isCollect: true,
  },
  {
    id: 4,
    username: "周以宁",
    content: "好的，明早十点会议室见",
    time: `${daysBefore(now, 2)} 21:05:40`,
    isCollect: false,
  },
  {
    id: 5,
    username: "用户3761",
    content: "为什么我的视频被判成了重复内容？",
    time: `${daysBefore(now, 2)} 16:22:09`,
    isCollect: false,
  },
  {
    id: 6,
    username: "内容安全值班机器人（华东一区夜间巡检与自动预警转发专用账号）",
    content: "23:00 至次日 07:00 共拦截 36 条，误判 2 条，已转人工复核",
    time: `${daysBefore(now, 3)} 07:00:00`,
    isCollect: false,
  },
  {
    id: 7,
    username: "何清",
    content: "质检样本已经补齐，可以重新开始抽检",
    time: `${daysBefore(now, 4)} 14:38:27`,
    isCollect: true,
  },
  {
    id: 8,
    username: "用户5096",
    content: "谢谢，问题已经解决",
    time: `${daysBefore(now, 6)} 09:12:55`,
    isCollect: false,
  },
];
