import type { Message } from "~/api/message";
import { daysBefore } from "~/lib/text/days";
import { bilingual } from "../backend/bilingual";
import { minutesBefore } from "./minutes-before";

/** Two of each type, with all four message types and both statuses. */
export const messages = (now: Date): Message[] => [
  {
    id: 1,
    type: "message",
    title: bilingual("郑曦月", "Zheng Xiyue"),
    subTitle: bilingual("的私信", "sent you a message"),
    avatar: "",
    content: bilingual("审批请求已发送，请查收", "I have sent you a request for approval"),
    time: minutesBefore(now, 12),
    messageType: 0,
    status: 0,
  },
  {
    id: 2,
    type: "message",
    title: bilingual("宁波", "Ning Bo"),
    subTitle: bilingual("的回复", "replied"),
    avatar: "",
    content: bilingual(
      "此处 bug 已经修复，如有问题请查阅文档或者继续反馈，我会在今天下班前再回归一遍主流程",
      "This bug is fixed. If anything is left, see the documentation or write to me; I will test the main flow again before I leave today",
    ),
    time: minutesBefore(now, 190),
    messageType: 2,
    status: 0,
  },
  {
    id: 3,
    type: "notice",
    title: bilingual("续费通知", "Renewal due"),
    subTitle: "",
    avatar: "",
    content: bilingual(
      "您的产品“内容安全检测（专业版）”使用期限即将截止，如需继续使用请前往服务列表续约",
      "Your product “Content safety check (Pro)” expires soon. To go on using it, renew it in the list of services",
    ),
    time: `${daysBefore(now, 2)} 09:00:00`,
    messageType: 3,
    status: 0,
  },
  {
    id: 4,
    type: "notice",
    title: bilingual("规则开通成功", "Rule activated"),
    subTitle: "",
    avatar: "",
    content: bilingual(
      "内容屏蔽规则于昨日开通成功并生效，可在规则预置中查看",
      "The content blocking rule was activated yesterday and is in effect. You find it among the preset rules",
    ),
    time: `${daysBefore(now, 3)} 11:20:05`,
    messageType: 1,
    status: 1,
  },
  {
    id: 5,
    type: "todo",
    title: bilingual("质检队列变更", "Inspection queue changed"),
    subTitle: "",
    avatar: "",
    content: bilingual(
      "内容质检队列于昨日 19:50:23 进行变更，请重新分配抽检样本",
      "The inspection queue was changed yesterday at 19:50:23. Please assign the samples again",
    ),
    time: `${daysBefore(now, 2)} 19:50:23`,
    messageType: 0,
    status: 0,
  },
  {
    id: 6,
    type: "todo",
    title: bilingual("复核春季活动素材", "Review the spring campaign"),
    subTitle: "",
    avatar: "",
    content: bilingual(
      "第三批活动素材共 128 条待复核，完成后请在表单中提交复核意见",
      "The third batch has 128 items to review. Please submit your opinion in the form when you are done",
    ),
    time: `${daysBefore(now, 5)} 10:15:47`,
    messageType: 2,
    status: 1,
  },
];
