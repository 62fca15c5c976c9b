import type { SameKeys } from "~/i18n/same-keys";
import type translations from "~/i18n/zh-CN/forms";

export default {
  days: {
    from: "Start date",
    to: "End date",
    open: "Open calendar",
    calendar: "Choose a date range",
    chooseDay: "Choose a day",
  },
  steps: { done: "Done", current: "In progress", waiting: "Not started" },
  errors: {
    count_one: "{{count}} field needs attention",
    count_other: "{{count}} fields need attention",
  },
  draft: { restored: "Unsaved entries restored", drop: "Discard", dropped: "Discarded", undo: "Undo" },
  joined: { field: "{{field}}: {{message}}", reasons: "{{first}}; {{second}}" },
} satisfies SameKeys<typeof translations>;
