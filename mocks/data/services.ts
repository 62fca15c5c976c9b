import type { listServices } from "~/api/card";
import { bilingual } from "../backend/bilingual";
import type { ResponseOf } from "../backend/declared-call";

const actionType = "button";

export const services: ResponseOf<typeof listServices> = [
  {
    id: 1,
    icon: "funnel",
    title: bilingual("漏斗分析", "Funnel analysis"),
    description: bilingual(
      "用户行为分析之漏斗分析模型是企业实现精细化运营的重要手段",
      "Shows at which step of a path users leave, the basis of careful operation",
    ),
    enable: true,
    actionType,
    expires: false,
  },
  {
    id: 2,
    icon: "place",
    title: bilingual("用户分布", "User distribution"),
    description: bilingual(
      "快速诊断用户人群、地域细分情况，了解数据分布的集中度与主要的区间段",
      "Shows groups and regions of users, and where the figures are concentrated",
    ),
    enable: true,
    actionType,
    expires: false,
  },
  {
    id: 3,
    icon: "share",
    title: bilingual("资源分发", "Resource distribution"),
    description: bilingual(
      "移动端动态化资源分发解决方案，提供稳定大流量服务支持、灵活的分发圈选规则",
      "Delivers resources to mobile devices under heavy load, with flexible rules for whom",
    ),
    enable: false,
    actionType,
    expires: false,
  },
  {
    id: 4,
    icon: "profile",
    title: bilingual("用户画像分析", "User profiles"),
    description: bilingual(
      "将用户按性别、年龄、地域等标签归类，辅助制定选题与投放策略",
      "Groups users by gender, age and region, to choose topics and campaigns",
    ),
    enable: true,
    actionType,
    expires: true,
  },
  {
    id: 5,
    icon: "safe",
    title: bilingual("内容安全检测（专业版）", "Content safety check (Pro)"),
    description: bilingual(
      "图文、音频与视频的多模态风险识别，命中后自动进入人工复核队列",
      "Finds risks in text, pictures, audio and video, and queues them for review",
    ),
    enable: true,
    actionType,
    expires: true,
  },
  {
    id: 6,
    icon: "chart",
    title: bilingual("留存分析", "Retention"),
    description: bilingual(
      "按日、周、月观察新老用户的回访情况，定位流失发生的环节",
      "Shows by day, week and month how many users return, and where they are lost",
    ),
    enable: false,
    actionType,
    expires: false,
  },
  {
    id: 7,
    icon: "subtitles",
    title: bilingual("智能字幕", "Automatic subtitles"),
    description: bilingual(
      "为横版与竖版视频自动生成中英双语字幕，支持逐句校对",
      "Writes Chinese and English subtitles for any video, to be checked line by line",
    ),
    enable: true,
    actionType,
    expires: false,
  },
  {
    id: 8,
    icon: "copy",
    title: bilingual("重复内容识别", "Duplicate detection"),
    description: bilingual(
      "以指纹比对识别搬运与二次剪辑的内容，每小时更新一次特征库",
      "Finds copied and recut content by fingerprints that are updated hourly",
    ),
    enable: false,
    actionType,
    expires: true,
  },
];
