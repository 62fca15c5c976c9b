/** Texts of the page itself, for when the console does not start. */
export default {
  load: "页面文件加载失败，可能是网络中断或已发布新版本",
  incomplete: "页面文件不完整，重新下载后仍无法打开，请稍后重试或联系管理员",
  late: "控制台 10 秒内没有打开：网络较慢、服务器无响应，或文件与配置版本不同。",
  noScript: "请在浏览器中启用 JavaScript。",
  retry: "重试",
  reload: "重新加载",
} as const;
