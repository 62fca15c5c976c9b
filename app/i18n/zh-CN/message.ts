export default {
  list: "消息列表",
  row: { unread: "未读：", markRead: "标为已读" },
  tag: { waiting: "未开始", opened: "已开通", running: "进行中", expiring: "即将到期" },
  download: "下载全文",
  noNotices: "收到的通知会显示在这里",
} as const;
