export default {
  "403": "抱歉，您没有权限访问此页面",
  "404": "抱歉，您访问的页面不存在",
  "500": "抱歉，页面出了点问题",
  back: "返回工作台",
  retry: "重试",
  search: "搜索页面",
  reference: {
    title: "错误参考",
    time: "时间",
    path: "路径",
    request: "请求",
    version: "版本",
    copy: "复制",
    copied: "已复制",
    copyFailed: "浏览器不允许复制，请手动复制已选中的内容",
  },
} as const;
