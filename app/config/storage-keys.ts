export const STORAGE_KEY = {
  token: "token",
  /** What renews the token: a refresh token, or what the issuer of an OpenID Connect login returned. */
  renewal: "session-renewal",
  /** The session's earlier tokens, the latest first, by spaces: a page that has one of them knows its session by it. */
  replacedTokens: "renewed-token",
  /** Whether the last session ended by a chosen logout: the next login begins by a press. */
  loggedOut: "logged-out",
  fingerprint: "fingerprint",
  theme: "arco-theme",
  locale: "arco-locale",
  rememberedName: "remembered-name",
  /** The name in the login form, until the login; a language change reloads the page. */
  typedName: "typed-name",
  /** Likewise the phone number, and the chosen one of the two forms. */
  typedPhone: "typed-phone",
  loginTab: "login-tab",
  openGroups: "menu-open-groups",
  /** The session's last switch of the role, to notify other tabs; not read by a new page. */
  roleSwitch: "role-switch",
  /** Written and removed at once, when the operator logs out; an expired login keeps drafts and tabs. */
  userLogout: "leaving",
  /** Likewise, when the user's own data was changed. */
  userChange: "user-change",
  /** Likewise, for the question of a logout about unsaved values in other tabs, and the answer of each. */
  unsavedQuestion: "unsaved-question",
  unsavedAnswer: "unsaved-answer",
  recentScreens: "recent-screens",
  clearedMessages: "cleared-messages",
  /** Followed by the name of a list. */
  listPreferences: "list-preferences",
  listViews: "list-views",
  drafts: "form-drafts",
  /** How the last submissions ended. */
  outcomes: "submission-outcomes",
  /** Whether the side menu was collapsed, on a wide page and on one so narrow that it collapses by default. */
  menuCollapse: "menu-collapse",
  menuCollapseNarrow: "menu-collapse-narrow",
  tabs: "open-tabs",
  /** The lists whose conditions were cleared, with their account: the default view of such a list is not opened again. */
  clearedLists: "cleared-lists",
  /** The deployment's name of the product, for the outline of later visits. */
  productName: "product-name",
  /** When this browser tab last reloaded the page past the cache, because its files did not run. */
  startRepaired: "start-repaired",
} as const;
