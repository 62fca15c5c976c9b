import type { VisitsItem } from "~/api/user";

/** Growth is in percent, compared with the previous day. */
export const visits: VisitsItem[] = [
  { name: "主页访问量", visits: 5670, growth: 206.32 },
  { name: "项目访问量", visits: 5670423, growth: -18.6 },
  { name: "新增内容数", visits: 12834, growth: 4.05 },
  { name: "待处理评论", visits: 86, growth: -32.4 },
];
