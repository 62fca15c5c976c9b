export default {
  success: {
    title: "提交成功",
    text: { Step: "活动已创建。", Group: "修改已提交审批，通过后立即生效；在此之前仍使用原有参数。" },
    toList: "返回列表",
    print: "打印结果",
    toProgress: "查看审批进度",
  },
  error: {
    title: "提交失败",
    text: "请核对以下信息，修改后再重新提交。",
    mayBeDone: "没有收到服务器的响应，可能已经提交成功。请先核实，再决定是否重新提交。",
    toForm: "返回修改",
    toWorkplace: "返回工作台",
    details: "错误详情",
    sent: "提交的值：{{value}}",
    correct: "去修改",
    correctField: "去修改：{{field}}",
  },
  none: {
    success: "还没有提交过内容",
    error: "没有提交失败的内容",
    text: { success: "登录后在本浏览器标签页提交的结果会显示在这里", error: "如果提交失败，原因会显示在这里" },
  },
} as const;
