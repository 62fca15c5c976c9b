export default {
  results: "搜索结果",
  recent: "最近访问",
  screens: "页面",
  actions: "操作",
  found: "共 {{number}} 项",
  noResults: "没有找到“{{query}}”",
  hintMove: "选择",
  hintRun: "打开",
  hintClose: "关闭",
  clearRecents: "清空最近访问",
  shortcuts: "快捷键",
  /** Search terms of the actions, in addition to their labels. */
  searchTerms: {
    theme: "主题 深色 浅色 暗色",
    language: "语言 中文 英文",
    fullScreen: "全屏",
    shortcuts: "快捷键 键盘",
    settings: "应用配置 设置",
    role: "切换角色 权限",
    clearRecents: "清空最近访问",
    logout: "登出登录 退出",
  },
} as const;
