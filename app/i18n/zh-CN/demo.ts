export default {
  reset: "重置演示数据",
  confirm: "重置",
  content: "所有演示数据恢复到最初的样子，您做过的改动都会消失，页面随后重新加载。",
} as const;
