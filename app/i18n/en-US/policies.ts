import type { SameKeys } from "~/i18n/same-keys";
import type translations from "~/i18n/zh-CN/policies";

export default {
  table: "Collections",
  entity: "collection",
  entities: "collections",
  counted_one: "{{total}} collection",
  counted_other: "{{total}} collections",
  field: {
    number: "Collection no.",
    name: "Name",
    contentType: "Content type",
    filterType: "Screening",
    count: "Items",
    createdTime: "Created",
    status: "Status",
  },
  contentType: { img: "Image & text", horizontalVideo: "Landscape", verticalVideo: "Portrait" },
  filterType: { artificial: "Manual", rules: "By rules" },
  status: { online: "Online", offline: "Offline" },
  action: { online: "Publish", offline: "Unpublish" },
  done: { online: "Published: {{total}}", offline: "Unpublished: {{total}}" },
} satisfies SameKeys<typeof translations>;
