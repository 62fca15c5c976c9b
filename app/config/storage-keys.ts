export const STORAGE_KEY = {
  token: "token",
  fingerprint: "fingerprint",
  theme: "arco-theme",
  locale: "arco-locale",
  rememberedName: "remembered-name",
  openGroups: "menu-open-groups",
  /** Passes through on its way to the other tabs; never kept. */
  roleSwitch: "role-switch",
  /** Passes through likewise where the operator logs out; a login that expires leaves drafts and tabs alone. */
  chosenLogout: "leaving",
  recentScreens: "recent-screens",
  clearedMessages: "cleared-messages",
  tablePreferences: "policy-table-looks",
  policyViews: "policy-views",
  drafts: "form-drafts",
  /** Whether the operator collapsed the side menu, on a wide page and on one where it collapses by itself. */
  menuCollapse: "menu-collapse",
  menuCollapseNarrow: "menu-collapse-narrow",
  tabs: "open-tabs",
} as const;
