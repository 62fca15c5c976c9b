/** Both accounts of the demonstration. */
export const ACCESS = {
  account: { username: "admin", password: "admin" },
  otherAccount: { username: "user", password: "user" },
  key: { keyId: "demo-key", secret: "demo-secret", scopeWord: "console_request" },
  origin: "http://console.test",
};
