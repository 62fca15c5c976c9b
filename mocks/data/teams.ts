import type { listMyTeams } from "~/api/user";
import type { ResponseOf } from "../backend/declared-call";

export const teams: ResponseOf<typeof listMyTeams> = [
  { id: 1, avatar: "", name: "内容平台前端组", peopleNumber: 23 },
  { id: 2, avatar: "", name: "企业级产品设计团队", peopleNumber: 51 },
  { id: 3, avatar: "", name: "数据与增长组", peopleNumber: 17 },
  { id: 4, avatar: "", name: "无障碍兴趣小组", peopleNumber: 4 },
];
