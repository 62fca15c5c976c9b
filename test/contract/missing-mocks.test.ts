import { expect, test } from "vitest";
import { defineCall } from "~/api/client/call";
import { nothing } from "~/api/fields";
import { createCaller } from "../mocks/caller";
import { calls } from "./calls";
import { expectMocks } from "./example-responses";

const reply = defineCall({ kind: "write", method: "POST", path: "/api/chat/:id/reply", response: nothing });

test("every call has a mock", () => {
  expect(() => expectMocks(calls)).not.toThrow();
});

test("a call without a mock is named with the file to which it is added", () => {
  const added = { area: "chat", name: "chat.reply", call: reply };
  expect(() => expectMocks([...calls, added])).toThrow(
    /^POST \/api\/chat\/:id\/reply has no mock: add handle\(reply, …\) to the routes of mocks\/chat\.ts$/,
  );
});

test("a call that nothing answers is named by its method and path", async () => {
  await expect(createCaller().call(reply, { as: "admin", params: { id: 1 } })).rejects.toThrow(
    /^POST \/api\/chat\/1\/reply has no mock: add handle\(…\) to the mocks$/,
  );
});
