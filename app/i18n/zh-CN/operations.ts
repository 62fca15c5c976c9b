export default {
  table: "操作日志",
  entity: "调整",
  entities: "操作日志",
  counted_other: "{{total}} 条操作日志",
  field: {
    contentNumber: "内容编号",
    updateContent: "调整内容",
    changes: "调整前后",
    status: "当前状态",
    updateTime: "修改时间",
  },
  status: { reviewing: "审核中", passed: "已通过" },
  changes: { name: "参数", before: "调整前", after: "调整后" },
} as const;
