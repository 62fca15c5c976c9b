export default {
  days: {
    from: "开始日期",
    to: "结束日期",
    open: "打开日历",
    calendar: "选择日期范围",
    chooseDay: "选择日期",
  },
  steps: { done: "已完成", current: "进行中", waiting: "未开始" },
  errors: { count_other: "有 {{count}} 项需要修改" },
  draft: { restored: "已恢复上次未保存的内容", drop: "放弃内容", dropped: "内容已放弃", undo: "撤销" },
  joined: { field: "{{field}}：{{message}}", reasons: "{{first}}；{{second}}" },
} as const;
