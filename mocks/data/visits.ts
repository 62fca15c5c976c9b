import type { VisitsItem } from "~/api/user";
import { bilingual } from "../backend/bilingual";

/** Growth is in percent, compared with the previous day. */
export const visits: VisitsItem[] = [
  { name: bilingual("主页访问量", "Home page visits"), visits: 5670, growth: 206.32 },
  { name: bilingual("项目访问量", "Project visits"), visits: 5670423, growth: -18.6 },
  { name: bilingual("新增内容数", "New content"), visits: 12834, growth: 4.05 },
  { name: bilingual("待处理评论", "Pending comments"), visits: 86, growth: -32.4 },
];
