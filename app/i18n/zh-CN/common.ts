export default {
  frame: {
    close: "关闭",
    settings: "应用配置",
  },
  theme: { toDark: "切换到深色主题", toLight: "切换到浅色主题" },
  language: {
    switchTo: "切换语言：{{language}}",
    changed: "切换语言成功，即将刷新页面",
    notStored: "浏览器禁止存储，语言未切换",
  },
  failure: {
    load: "页面文件加载失败，可能是网络中断或已发布新版本",
    toast: "请求失败",
    network: "网络错误，请稍后重试",
    unreadable: "服务器的响应无法识别，请稍后重试",
    unexpected: "页面出了点问题，请重试",
    retry: "重试",
    retryAll: "全部重试",
    reload: "重新加载",
    deployment: "配置有误，控制台无法启动，请联系管理员",
  },
} as const;
