import type { listMyProjects, listProjectsAndTeams } from "~/api/user";
import { bilingual } from "../backend/bilingual";
import type { ResponseOf } from "../backend/declared-call";

const people = {
  qin: { name: bilingual("秦臻宇", "Qin Zhenyu"), email: "qingzhenyu@example.com", avatar: "" },
  yu: { name: bilingual("于涛", "Yu Tao"), email: "yuebao@example.com", avatar: "" },
  ning: { name: bilingual("宁波", "Ning Bo"), email: "ningbo@example.com", avatar: "" },
  zheng: { name: bilingual("郑曦月", "Zheng Xiyue"), email: "zhengxiyue@example.com", avatar: "" },
  he: { name: bilingual("何清", "He Qing"), email: "heqing@example.com", avatar: "" },
  zhou: { name: bilingual("周以宁", "Zhou Yining"), email: "zhouyining@example.com", avatar: "" },
  ali: { name: bilingual("阿依古丽·买买提江", "Ayguli Memetjan"), email: "ayiguli@example.com", avatar: "" },
};

export const projects: ResponseOf<typeof listMyProjects> = [
  {
    id: 1,
    name: bilingual("企业级产品设计系统", "Enterprise design system"),
    description: bilingual("统一全线产品的组件与规范", "One set of components for all products"),
    peopleNumber: 10,
    contributors: [people.qin, people.yu, people.ning, people.zheng, people.he],
  },
  {
    id: 2,
    name: bilingual("智能应用", "Smart applications"),
    description: bilingual("为编辑推荐选题与素材", "Suggests topics and footage to editors"),
    peopleNumber: 6,
    contributors: [people.zheng, people.zhou, people.ali],
  },
  {
    id: 3,
    name: bilingual("内容审核平台二期", "Content review platform, phase 2"),
    description: bilingual(
      "多模态审核与人工复核协同，目标是把平均处理时长压到三分钟以内",
      "Automatic and human review together, to handle an item within three minutes on average",
    ),
    peopleNumber: 24,
    contributors: [people.he, people.qin, people.ning, people.yu],
  },
  {
    id: 4,
    name: bilingual("短视频参数自适应", "Adaptive short video parameters"),
    description: bilingual(
      "按机型与网络自动选择采集和编码参数",
      "Picks capture and encoding parameters by device and network",
    ),
    peopleNumber: 8,
    contributors: [people.yu, people.ali],
  },
  {
    id: 5,
    name: bilingual(
      "渠道投放归因与数据看板（含历史数据回溯、口径统一与跨部门指标字典建设）",
      "Channel attribution and dashboards (with past data, common definitions and a dictionary of figures for all departments)",
    ),
    description: bilingual("统一各渠道的转化口径", "One definition of conversion for all channels"),
    peopleNumber: 15,
    contributors: [people.ning, people.zhou, people.qin],
  },
  {
    id: 6,
    name: bilingual("无障碍改造", "Accessibility"),
    description: bilingual("键盘可达与读屏支持", "Keyboard access and screen readers"),
    peopleNumber: 1,
    contributors: [people.zhou],
  },
];

export const projectsAndTeams: ResponseOf<typeof listProjectsAndTeams> = [
  { id: 1, content: bilingual("企业级产品设计系统", "Enterprise design system") },
  { id: 2, content: bilingual("智能应用", "Smart applications") },
  { id: 3, content: bilingual("内容审核平台二期", "Content review platform, phase 2") },
  { id: 4, content: bilingual("内容平台前端组", "Content Platform Frontend") },
  { id: 5, content: bilingual("数据与增长组", "Data and Growth") },
  { id: 6, content: bilingual("设计系统虚拟小组", "Design System Circle") },
];
