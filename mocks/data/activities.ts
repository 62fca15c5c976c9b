import type { listLatestActivities } from "~/api/user";
import { bilingual } from "../backend/bilingual";
import type { ResponseOf } from "../backend/declared-call";

export const activities: ResponseOf<typeof listLatestActivities> = [
  {
    id: 1,
    title: bilingual("秦臻宇", "Qin Zhenyu"),
    description: bilingual(
      "提交了集合“城市夜色短视频精选”的上线申请",
      "asked to publish the collection “City nights in short videos”",
    ),
    avatar: "",
  },
  {
    id: 2,
    title: bilingual("郑曦月", "Zheng Xiyue"),
    description: bilingual("完成了 128 条春季活动素材的复核", "reviewed 128 items for the spring campaign"),
    avatar: "",
  },
  {
    id: 3,
    title: bilingual("宁波", "Ning Bo"),
    description: bilingual("将规则“低质标题过滤”调整为启用", "enabled the rule “Poor title filter”"),
    avatar: "",
  },
  {
    id: 4,
    title: bilingual("何清", "He Qing"),
    description: bilingual(
      "为质检队列“视频类-历史导入”补充了抽检样本",
      "added samples to the queue “Videos - imported”",
    ),
    avatar: "",
  },
  {
    id: 5,
    title: bilingual("阿依古丽·买买提江", "Ayguli Memetjan"),
    description: bilingual("新建了项目周报，并邀请你评论", "wrote the weekly report and asks for your comments"),
    avatar: "",
  },
  {
    id: 6,
    title: bilingual("周以宁", "Zhou Yining"),
    description: bilingual(
      "更新了音视频参数模板，编码码率由 64 kbps 调整为 128 kbps",
      "updated the parameter template: encoding bitrate from 64 to 128 kbps",
    ),
    avatar: "",
  },
  {
    id: 7,
    title: bilingual("于涛", "Yu Tao"),
    description: bilingual("加入了团队“内容平台前端组”", "joined the team “Content Platform Frontend”"),
    avatar: "",
  },
];
