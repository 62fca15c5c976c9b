import type { listPresetRules } from "~/api/card";
import { bilingual } from "../backend/bilingual";
import type { ResponseOf } from "../backend/declared-call";

const actionType = "switch";

export const rules: ResponseOf<typeof listPresetRules> = [
  {
    id: 1,
    title: bilingual("内容屏蔽规则", "Content blocking"),
    description: bilingual(
      "用户在执行特定的内容分发任务时，可使用内容屏蔽规则根据特定标签，过滤内容集合",
      "Filters collections by tags in certain distribution tasks",
    ),
    enable: true,
    actionType,
  },
  {
    id: 2,
    title: bilingual("内容置顶规则", "Pinned content"),
    description: bilingual(
      "该规则支持用户在执行特定内容分发任务时，对固定的几条内容置顶",
      "Keeps a few fixed items at the top in certain distribution tasks",
    ),
    enable: true,
    actionType,
  },
  {
    id: 3,
    title: bilingual("内容加权规则", "Weighted content"),
    description: bilingual(
      "选定内容加权规则后可自定义从不同内容集合获取内容的概率",
      "Sets how likely content is taken from each collection",
    ),
    enable: false,
    actionType,
  },
  {
    id: 4,
    title: bilingual("内容分发规则", "Content placement"),
    description: bilingual(
      "内容分发时，对某些内容需要固定在 C 端展示的位置",
      "Fixes where certain content is shown to readers",
    ),
    enable: true,
    actionType,
  },
  {
    id: 5,
    title: bilingual("违禁内容识别", "Prohibited content detection"),
    description: bilingual(
      "精准识别赌博、刀枪、毒品、造假、贩假等违规物品和违规行为",
      "Finds gambling, weapons, drugs, counterfeits and other prohibited items and acts",
    ),
    enable: false,
    actionType,
  },
  {
    id: 6,
    title: bilingual("多语言文字符号识别", "Multilingual text detection"),
    description: bilingual(
      "精准识别英语、维语、藏语、蒙古语、朝鲜语等多种语言以及表情形态的语义",
      "Understands English, Uyghur, Tibetan, Mongolian, Korean and other languages, and emoji",
    ),
    enable: false,
    actionType,
  },
  {
    id: 7,
    title: bilingual("低质标题过滤", "Poor title filter"),
    description: bilingual(
      "过滤堆砌符号、夸张承诺与题文不符的标题，命中后退回作者修改",
      "Returns titles with piled-up symbols, wild promises or another subject to their author",
    ),
    enable: true,
    actionType,
  },
  {
    id: 8,
    title: bilingual("夜间推送限流", "Quiet nights"),
    description: bilingual(
      "每日 23:00 至次日 07:00 仅推送用户主动订阅的内容",
      "Sends only subscribed content from 23:00 to 07:00",
    ),
    enable: false,
    actionType,
  },
];
