import type { SameKeys } from "~/i18n/same-keys";
import type translations from "~/i18n/zh-CN/operations";

export default {
  table: "Operation log",
  entity: "change",
  entities: "log entries",
  counted_one: "{{total}} entry",
  counted_other: "{{total}} entries",
  field: {
    contentNumber: "Content no.",
    updateContent: "Change",
    changes: "Before and after",
    parts: "Parts",
    operator: "Changed by",
    collection: "Collection",
    status: "Status",
    updateTime: "Changed",
  },
  status: { reviewing: "Under review", passed: "Approved" },
  parts: { video: "Video", audio: "Audio" },
  changes: { name: "Parameter", before: "Before", after: "After" },
} satisfies SameKeys<typeof translations>;
