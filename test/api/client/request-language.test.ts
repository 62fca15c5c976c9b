import { expect, onTestFinished, test } from "vitest";
import { success } from "#mocks/backend/envelope";
import { isolateCalls } from "../../support/client";
import { handleTestCall, sendTestCall } from "../../support/test-call";

isolateCalls();

test("every call asks for an answer in the console's language, which is not signed", async () => {
  const before = document.documentElement.lang;
  onTestFinished(() => {
    document.documentElement.lang = before;
  });
  document.documentElement.lang = "en-US";
  const requests = handleTestCall(() => success({ name: "probe" }));
  await sendTestCall();
  expect(requests[0]?.headers.get("Accept-Language")).toBe("en-US");
  expect(requests[0]?.headers.get("Authorization")).not.toContain("accept-language");
});
