import type { listMyProjects, listProjectsAndTeams } from "~/api/user";
import type { ResponseOf } from "../backend/declared-call";

const people = {
  qin: { name: "秦臻宇", email: "qingzhenyu@example.com", avatar: "" },
  yu: { name: "于涛", email: "yuebao@example.com", avatar: "" },
  ning: { name: "宁波", email: "ningbo@example.com", avatar: "" },
  zheng: { name: "郑曦月", email: "zhengxiyue@example.com", avatar: "" },
  he: { name: "何清", email: "heqing@example.com", avatar: "" },
  zhou: { name: "周以宁", email: "zhouyining@example.com", avatar: "" },
  ali: { name: "阿依古丽·买买提江", email: "ayiguli@example.com", avatar: "" },
};

export const projects: ResponseOf<typeof listMyProjects> = [
  {
    id: 1,
    name: "企业级产品设计系统",
    description: "System",
    peopleNumber: 10,
    contributors: [people.qin, people.yu, people.ning, people.zheng, people.he],
  },
  {
    id: 2,
    name: "智能应用",
    description: "The intelligent application",
    peopleNumber: 6,
    contributors: [people.zheng, people.zhou, people.ali],
  },
  {
    id: 3,
    name: "内容审核平台二期",
    description: "多模态审核与人工复核协同，目标是把平均处理时长压到三分钟以内",
    peopleNumber: 24,
    contributors: [people.he, people.qin, people.ning, people.yu],
  },
  {
    id: 4,
    name: "短视频参数自适应",
    description: "按机型与网络自动选择采集和编码参数",
    peopleNumber: 8,
    contributors: [people.yu, people.ali],
  },
  {
    id: 5,
    name: "渠道投放归因与数据看板（含历史数据回溯、口径统一与跨部门指标字典建设）",
    description: "统一各渠道的转化口径",
    peopleNumber: 15,
    contributors: [people.ning, people.zhou, people.qin],
  },
  { id: 6, name: "无障碍改造", description: "键盘可达与读屏支持", peopleNumber: 1, contributors: [people.zhou] },
];

export const projectsAndTeams: ResponseOf<typeof listProjectsAndTeams> = [
  { id: 1, content: "企业级产品设计系统" },
  { id: 2, content: "智能应用" },
  { id: 3, content: "内容审核平台二期" },
  { id: 4, content: "内容平台前端组" },
  { id: 5, content: "数据与增长组" },
  { id: 6, content: "设计系统虚拟小组" },
];
