import { expect, test } from "vitest";
import { withoutPanelParams, writePanelParam } from "~/routes/workplace/panel-params";

test.each([
  ["?chats=collected&other=1", "chats", "all", "all", "other=1"],
  ["?other=1", "chats", "collected", "all", "other=1&chats=collected"],
  ["?chatSearch=a", "chatSearch", "", "", ""],
])("%s with %s=%s becomes %s", (query, name, value, byDefault, expected) => {
  expect(String(writePanelParam(new URLSearchParams(query), name, value, byDefault))).toBe(expected);
});

test("leaves the settings of the panels out of a comparison, and nothing else", () => {
  const bare = withoutPanelParams(
    new URL("http://localhost/workplace?popular.type=image&popular.sort=clicks&chats=collected&chatSearch=x&page=2"),
  );
  expect(bare).toBe("http://localhost/workplace?page=2");
});
