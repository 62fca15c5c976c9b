import type { SameWords } from "../same-words";
import type words from "../zh-CN/console";

export default {
  frame: {
    skip: "Skip to content",
    openMenu: "Open menu",
    menu: "Main menu",
    breadcrumb: "You are here",
    toolbar: "Toolbar",
    version: "Version {{version}}",
  },
  account: {
    menu: "Account menu: {{name}}",
    roleAdmin: "Administrator",
    roleUser: "User",
    switchTo: "Switch role: {{role}}",
    center: "User center",
    settings: "User settings",
    logout: "Log out",
    resetDemo: "Reset demo data",
  },
  session: {
    expiredTitle: "Login expired",
    expiredContent: "Your login information has expired. Please log in again.",
    expiredConfirm: "Log in again",
  },
  panel: {
    empty: "No data yet",
    loading: "Loading",
    asChart: "Chart",
    asTable: "Table",
    viewOf: "How to show “{{title}}”",
  },
  dialog: { cancel: "Cancel" },
} satisfies SameWords<typeof words>;
