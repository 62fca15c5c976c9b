export default {
  row: { unread: "未读：" },
  tag: { waiting: "未开始", opened: "已开通", running: "进行中", expiring: "即将到期" },
} as const;
