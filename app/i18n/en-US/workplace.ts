import type { SameKeys } from "~/i18n/same-keys";
import type translations from "~/i18n/zh-CN/workplace";

export default {
  greeting: {
    morning: "Good morning, {{name}}",
    noon: "Good afternoon, {{name}}",
    afternoon: "Good afternoon, {{name}}",
    evening: "Good evening, {{name}}",
  },
  visits: { title: "Visits", since: "vs. yesterday", none: "Today’s figures will be shown here" },
  content: {
    title: "Content data",
    note: "Last 14 days",
    day: "Date",
    value: "Items",
    since: "vs. the day before",
    summary: "Line chart of content data over the last 14 days, highest {{max}}, lowest {{min}}",
    none: "No content data in the last 14 days",
  },
  allRows: "Show all",
  asOf: "As of {{time}}",
  failed: {
    oneReason_other: "{{count, number}} panels failed: {{reason}}",
    many_other: "{{count, number}} panels failed",
  },
  share: {
    title: "Content types",
    type: "Content type",
    value: "Items",
    ratio: "Share",
    total: "Total",
    img: "Image & text",
    horizontalVideo: "Landscape videos",
    verticalVideo: "Portrait videos",
    summary: "Ring chart of content by type: {{shares}}",
    none: "The share of each content type will be shown here",
  },
  membership: {
    title: "Projects and teams",
    unit: "in total",
    none: "Projects and teams you belong to will be shown here",
  },
  chat: {
    title: "Chats",
    view: "Which chats",
    all: "All",
    collected: "Starred",
    search: "Search sender or text",
    clearSearch: "Clear search",
    star: "Star “{{name}}”",
    found: "Chats: {{number}}",
    none: "Chats you receive will be shown here",
  },
  notices: { title: "Notices" },
  recents: { title: "Recently visited", empty: "Pages you visit will be shown here" },
  quick: { title: "Quick links" },
} satisfies SameKeys<typeof translations>;
