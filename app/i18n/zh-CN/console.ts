export default {
  frame: {
    skip: "跳到内容",
    openMenu: "打开菜单",
    menu: "主菜单",
    breadcrumb: "当前位置",
    toolbar: "工具栏",
    version: "版本 {{version}}",
  },
  account: {
    menu: "账户菜单：{{name}}",
    roleAdmin: "管理员",
    roleUser: "普通用户",
    switchTo: "切换角色：{{role}}",
    center: "用户中心",
    settings: "用户设置",
    logout: "登出登录",
    resetDemo: "重置演示数据",
  },
  session: {
    expiredTitle: "登录信息已过期",
    expiredContent: "登录信息已过期，请重新登录",
    expiredConfirm: "重新登录",
  },
  panel: {
    empty: "暂无数据",
    loading: "正在加载",
    asChart: "图表",
    asTable: "表格",
    viewOf: "“{{title}}”的显示方式",
  },
  dialog: { cancel: "取消" },
} as const;
