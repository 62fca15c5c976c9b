import type { SameWords } from "../same-words";
import type words from "../zh-CN/common";

export default {
  frame: {
    skip: "Skip to content",
    openMenu: "Open menu",
    menu: "Main menu",
    breadcrumb: "You are here",
    toolbar: "Toolbar",
    version: "Version {{version}}",
    close: "Close",
  },
  theme: { toDark: "Switch to dark theme", toLight: "Switch to light theme" },
  language: { switchTo: "Switch language: {{language}}", changed: "Language switched, the page will reload" },
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
    refusedTitle: "Access denied",
    refused: "Your current role may not open “{{screen}}”",
  },
  failure: {
    load: "The page could not be loaded. Check the network and try again.",
    toast: "Request failed",
    network: "Network error, please try again later",
    unreadable: "The server sent an answer that cannot be read. Please try again later.",
    unexpected: "Something went wrong on this page. Please try again.",
    retry: "Retry",
    deployment: "The configuration is wrong and the console cannot start",
  },
  panel: {
    empty: "No data yet",
    loading: "Loading",
    asChart: "Chart",
    asTable: "Table",
    viewOf: "How to show “{{title}}”",
  },
} satisfies SameWords<typeof words>;
