export default {
  cards: { video: "视频参数", audio: "音频参数", explanation: "填写说明" },
  fieldError: "{{card}} · {{field}}：{{message}}",
  range: "{{min}}–{{max}} {{unit}}",
  placeholders: { choose: "请选择", explanation: "选填，最多 200 个字符" },
  rules: {
    choose: "请选择一项",
    enter: "请输入数值",
    range: "请输入 {{min}}–{{max}} 的整数",
    maxBelowMin: "最大值不能小于最小值",
    defaultBelowMin: "默认值不能小于最小值",
    defaultAboveMax: "默认值不能大于最大值",
    explanation: "填写说明最多 200 个字符",
  },
  summary: "有 {{count}} 项需要修改",
  reset: "重置",
  submit: "提交",
  resetConfirm: { title: "重置表单", content: "已填写的内容将全部清空，确定要重置吗？", confirm: "确定重置" },
} as const;
