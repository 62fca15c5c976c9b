export default {
  print: "打印",
  progress: { title: "当前进度", submitted: "提交修改", reviewing: "审批中", done: "修改完成" },
  video: { title: "当前视频参数" },
  audio: { title: "当前音频参数" },
  outside: "超出 {{min}}–{{max}}",
} as const;
