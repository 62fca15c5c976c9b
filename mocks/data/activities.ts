import type { listLatestActivities } from "~/api/user";
import type { ResponseOf } from "../backend/declared-call";

export const activities: ResponseOf<typeof listLatestActivities> = [
  { id: 1, title: "秦臻宇", description: "提交了集合「城市夜色短视频精选」的上线申请", avatar: "" },
  { id: 2, title: "郑曦月", description: "完成了 128 条春季活动素材的复核", avatar: "" },
  { id: 3, title: "宁波", description: "将规则「低质标题过滤」调整为启用", avatar: "" },
  { id: 4, title: "何清", description: "为质检队列「视频类-历史导入」补充了抽检样本", avatar: "" },
  { id: 5, title: "阿依古丽·买买提江", description: "新建了项目周报，并邀请你评论", avatar: "" },
  { id: 6, title: "周以宁", description: "更新了音视频参数模板，编码码率由 64 kbps 调整为 128 kbps", avatar: "" },
  { id: 7, title: "于涛", description: "加入了团队「内容平台前端组」", avatar: "" },
];
