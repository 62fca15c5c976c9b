/** How what a form submitted ended. */
export default {
  notice: {
    done: "“{{form}}”已提交成功",
    refused: "“{{form}}”提交失败，填写的内容已保留",
    mayBeDone: "“{{form}}”没有收到服务器的响应，可能已经提交",
    view: "查看结果",
  },
  left: {
    change: "“{{name}}”的修改",
    create: "新建的{{entity}}",
    refused: "{{what}}没有保存：{{reason}}",
    unknown: "{{what}}：{{reason}}",
    view: "查看",
  },
  failure: {
    title: "提交失败",
    mayBeDone: "没有收到服务器的响应，可能已经提交成功。请先核实，再决定是否重新提交。",
    details: "查看详情",
    look: "查看操作日志",
  },
  details: { title: "提交信息", form: "表单", at: "提交时间", by: "提交人", values: "提交内容" },
  last: { title: "最近提交", text: "上次提交：{{time}}", view: "查看结果" },
} as const;
