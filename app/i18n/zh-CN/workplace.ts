export default {
  greeting: {
    morning: "早上好，{{name}}",
    noon: "中午好，{{name}}",
    afternoon: "下午好，{{name}}",
    evening: "晚上好，{{name}}",
  },
  visits: { title: "访问概览", growth: "较昨日 {{growth}}", up: "上升", down: "下降", flat: "持平" },
  content: {
    title: "内容数据",
    note: "近 14 天",
    day: "日期",
    value: "内容量",
    summary: "近 14 天内容数据折线图，最高 {{max}}，最低 {{min}}",
  },
  popular: {
    title: "线上热门内容",
    type: "内容类型",
    text: "文本",
    image: "图片",
    video: "视频",
    rank: "排名",
    name: "内容标题",
    clicks: "点击量",
    increases: "日涨幅",
    sortBy: "按{{column}}排序",
  },
  quick: { title: "快捷操作" },
} as const;
