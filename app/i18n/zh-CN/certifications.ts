export default {
  table: "认证记录",
  entity: "认证",
  entities: "认证记录",
  counted_other: "{{total}} 条认证记录",
  field: { type: "认证类型", picture: "证件", content: "认证内容", status: "当前状态", time: "创建时间" },
  type: { enterprise: "企业实名认证", other: "其他认证" },
  status: { reviewing: "审核中", passed: "已通过" },
} as const;
