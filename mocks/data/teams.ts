import type { listMyTeams } from "~/api/user";
import { bilingual } from "../backend/bilingual";
import type { ResponseOf } from "../backend/declared-call";

export const teams: ResponseOf<typeof listMyTeams> = [
  { id: 1, avatar: "", name: bilingual("内容平台前端组", "Content Platform Frontend"), peopleNumber: 23 },
  { id: 2, avatar: "", name: bilingual("企业级产品设计团队", "Enterprise Product Design"), peopleNumber: 51 },
  { id: 3, avatar: "", name: bilingual("数据与增长组", "Data and Growth"), peopleNumber: 17 },
  { id: 4, avatar: "", name: bilingual("无障碍兴趣小组", "Accessibility Circle"), peopleNumber: 4 },
];
