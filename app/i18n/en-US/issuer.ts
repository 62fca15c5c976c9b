import type { SameKeys } from "~/i18n/same-keys";
import type translations from "~/i18n/zh-CN/issuer";

export default {
  logIn: "Continue with single sign-on",
  again: "Log in again",
  refused: "The login service refused",
  refusedFor: "The login service refused: {{reason}}",
  failed: "The login service did not answer. Try again later.",
  onlyHere: "Logged out here, but not at the login service: its session may go on",
} satisfies SameKeys<typeof translations>;
