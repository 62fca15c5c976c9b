import type { listServices } from "~/api/card";
import type { ResponseOf } from "../backend/declared-call";

const actionType = "button";

export const services: ResponseOf<typeof listServices> = [
  {
    id: 1,
    icon: "code",
    title: "漏斗分析",
    description: "用户行为分析之漏斗分析模型是企业实现精细化运营的重要手段",
    enable: true,
    actionType,
    expires: false,
  },
  {
    id: 2,
    icon: "edit",
    title: "用户分布",
    description: "快速诊断用户人群、地域细分情况，了解数据分布的集中度与主要的区间段",
    enable: true,
    actionType,
    expires: false,
  },
  {
    id: 3,
    icon: "user",
    title: "资源分发",
    description: "移动端动态化资源分发解决方案，提供稳定大流量服务支持、灵活的分发圈选规则",
    enable: false,
    actionType,
    expires: false,
  },
  {
    id: 4,
    icon: "user",
    title: "用户画像分析",
    description: "将用户按性别、年龄、地域等标签归类，辅助制定选题与投放策略",
    enable: true,
    actionType,
    expires: true,
  },
  {
    id: 5,
    icon: "safe",
    title: "内容安全检测（专业版）",
    description: "图文、音频与视频的多模态风险识别，命中后自动进入人工复核队列",
    enable: true,
    actionType,
    expires: true,
  },
  {
    id: 6,
    icon: "chart",
    title: "留存分析",
    description: "按日、周、月观察新老用户的回访情况，定位流失发生的环节",
    enable: false,
    actionType,
    expires: false,
  },
  {
    id: 7,
    icon: "subtitles",
    title: "智能字幕",
    description: "为横版与竖版视频自动生成中英双语字幕，支持逐句校对",
    enable: true,
    actionType,
    expires: false,
  },
  {
    id: 8,
    icon: "copy",
    title: "重复内容识别",
    description: "以指纹比对识别搬运与二次剪辑的内容，每小时更新一次特征库",
    enable: false,
    actionType,
    expires: true,
  },
];
