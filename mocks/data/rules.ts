import type { listPresetRules } from "~/api/card";
import type { ResponseOf } from "../backend/declared-call";

const actionType = "switch";

export const rules: ResponseOf<typeof listPresetRules> = [
  {
    id: 1,
    title: "内容屏蔽规则",
    description: "用户在执行特定的内容分发任务时，可使用内容屏蔽规则根据特定标签，过滤内容集合",
    enable: true,
    actionType,
  },
  {
    id: 2,
    title: "内容置顶规则",
    description: "该规则支持用户在执行特定内容分发任务时，对固定的几条内容置顶",
    enable: true,
    actionType,
  },
  {
    id: 3,
    title: "内容加权规则",
    description: "选定内容加权规则后可自定义从不同内容集合获取内容的概率",
    enable: false,
    actionType,
  },
  {
    id: 4,
    title: "内容分发规则",
    description: "内容分发时，对某些内容需要固定在 C 端展示的位置",
    enable: true,
    actionType,
  },
  {
    id: 5,
    title: "违禁内容识别",
    description: "精准识别赌博、刀枪、毒品、造假、贩假等违规物品和违规行为",
    enable: false,
    actionType,
  },
  {
    id: 6,
    title: "多语言文字符号识别",
    description: "精准识别英语、维语、藏语、蒙古语、朝鲜语等多种语言以及表情形态的语义",
    enable: false,
    actionType,
  },
  {
    id: 7,
    title: "低质标题过滤",
    description: "过滤堆砌符号、夸张承诺与题文不符的标题，命中后退回作者修改",
    enable: true,
    actionType,
  },
  {
    id: 8,
    title: "夜间推送限流",
    description: "每日 23:00 至次日 07:00 仅推送用户主动订阅的内容",
    enable: false,
    actionType,
  },
];
