import type { SameWords } from "../same-words";
import type words from "../zh-CN/card";

export default {
  tabs: {
    label: "Kinds of cards",
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
    inspected: "“{{title}}” is inspected",
    nothing: "Nothing waiting",
    delete: "Delete",
    deleted: "“{{title}}” is deleted",
    deleteTitle: "Delete inspection queue",
    deleteText: "Once “{{title}}” is deleted, what waits in it is no longer shown. This cannot be undone.",
    create: "New inspection queue",
    createHint: "Inspect one kind of content by itself",
    created: "“{{title}}” is created",
    name: "Queue name",
    namePlaceholder: "For example: Videos, imported",
    nameRequired: "Queue name must not be empty",
    nameLong: "Queue name must not be longer than {{max}} characters",
    submit: "Create",
  },
  service: {
    open: "Activate",
    close: "Cancel service",
    renew: "Renew",
    opened: "“{{title}}” is activated",
    closed: "“{{title}}” is cancelled",
    renewed: "“{{title}}” is renewed",
    isOpen: "Active",
    isExpired: "Expired",
    isClosed: "Not activated",
  },
  rule: { isOn: "Enabled", isOff: "Not enabled" },
} satisfies SameWords<typeof words>;
