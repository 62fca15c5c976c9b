import type { SameKeys } from "~/i18n/same-keys";
import type translations from "~/i18n/zh-CN/certifications";

export default {
  table: "Verification records",
  entity: "verification",
  entities: "verification records",
  counted_one: "{{total}} record",
  counted_other: "{{total}} records",
  field: { type: "Type", picture: "Document", content: "Content", status: "Status", time: "Created" },
  type: { enterprise: "Enterprise verification", other: "Other verification" },
  status: { reviewing: "Under review", passed: "Approved" },
} satisfies SameKeys<typeof translations>;
