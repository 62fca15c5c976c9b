export default {
  success: {
    title: "提交成功",
    text: "修改已提交审批，通过后立即生效；在此之前仍使用原有参数。",
    toList: "返回列表",
    print: "打印结果",
    details: "提交内容",
    submittedAt: "提交时间",
  },
  error: {
    title: "提交失败",
    text: "请核对以下信息，修改后再重新提交。",
    toForm: "返回修改",
    toWorkplace: "返回工作台",
    details: "错误详情",
    reasons: {
      rate: "编码码率的默认值须在最小值与最大值之间。",
      address: "推广地址须是完整的网址，以 http、https 或 ftp 开头。",
      pending: "同一内容的上一次修改还在审批中，通过前不能再次提交。",
    },
    links: { rate: "修改视频参数", address: "修改推广地址", pending: "查看审批进度" },
  },
} as const;
