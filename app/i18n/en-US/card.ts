import type { SameKeys } from "~/i18n/same-keys";
import type translations from "~/i18n/zh-CN/card";

export default {
  tabs: {
    label: "Card types",
    all: "All",
    quality: "Quality inspection",
    service: "Services",
    rule: "Preset rules",
  },
  search: {
    label: "Search cards",
    placeholder: "Search names and descriptions",
    clear: "Clear search",
    found: "Cards found: {{number}}",
  },
  quality: {
    inspect: "Inspect",
    inspected: "“{{title}}” inspected",
    nothingWaiting: "Nothing waiting",
    delete: "Delete",
    deleted: "“{{title}}” deleted",
    deleteTitle: "Delete inspection queue",
    deleteText: "What is waiting in “{{title}}” will no longer be shown. This cannot be undone.",
    create: "New inspection queue",
    createHint: "A separate queue for one kind of content",
    created: "“{{title}}” created",
    name: "Queue name",
    namePlaceholder: "For example: Videos, imported",
    nameRequired: "Queue name must not be empty",
    nameLong: "Queue name must not be longer than {{max}} characters",
    submit: "Create",
  },
  service: {
    open: "Activate",
    close: "Cancel service",
    closeText: "“{{title}}” stops at once. You can activate it again later.",
    keep: "Keep service",
    renew: "Renew",
    opened: "“{{title}}” activated",
    closed: "“{{title}}” canceled",
    renewed: "“{{title}}” renewed",
    isOpen: "Active",
    isExpired: "Expired",
    isClosed: "Inactive",
  },
  rule: { isOn: "Enabled", isOff: "Disabled" },
} satisfies SameKeys<typeof translations>;
