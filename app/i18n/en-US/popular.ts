import type { SameKeys } from "~/i18n/same-keys";
import type translations from "~/i18n/zh-CN/popular";

export default {
  table: "Popular content",
  none: "No popular content yet",
  entity: "popular item",
  entities: "popular items",
  counted_one: "{{total}} item",
  counted_other: "{{total}} items",
  field: { type: "Content type", rank: "Rank", title: "Title", clicks: "Clicks", increases: "Change" },
  type: { text: "Text", image: "Images", video: "Video" },
} satisfies SameKeys<typeof translations>;
