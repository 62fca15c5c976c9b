export default {
  table: "线上热门内容",
  none: "还没有上榜的内容",
  entity: "热门内容",
  entities: "热门内容",
  counted_other: "{{total}} 条热门内容",
  field: { type: "内容类型", rank: "排名", title: "内容标题", clicks: "点击量", increases: "日涨幅" },
  type: { text: "文本", image: "图片", video: "视频" },
} as const;
