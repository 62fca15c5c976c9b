export default {
  table: "操作日志",
  entity: "调整",
  entities: "操作日志",
  counted_other: "{{total}} 条操作日志",
  field: {
    contentNumber: "内容编号",
    updateContent: "调整内容",
    changes: "调整前后",
    parts: "调整范围",
    operator: "修改人",
    collection: "所属集合",
    status: "当前状态",
    updateTime: "修改时间",
  },
  status: { reviewing: "审核中", passed: "已通过" },
  parts: { video: "视频", audio: "音频" },
  changes: { name: "参数", before: "调整前", after: "调整后" },
} as const;
