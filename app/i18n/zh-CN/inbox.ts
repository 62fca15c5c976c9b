export default {
  types: "消息类型",
  type: { message: "消息", notice: "通知", todo: "待办" },
  unread: "条未读",
  choose: "选择一条消息查看全文",
  detail: "消息正文",
  readAll: "全部已读",
  clear: "清空已读",
  search: "搜索标题或内容",
  clearSearch: "清除搜索",
  found: "共 {{number}} 条",
  cleared: "已清空 {{number}} 条已读消息",
  showCleared: "重新显示",
} as const;
