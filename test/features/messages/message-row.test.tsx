import { MantineProvider } from "@mantine/core";
import { within } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import { messages } from "#mocks/data/messages";
import { MessageRow } from "~/features/messages/message-row";
import { loadNamespaces } from "~/i18n/translations";
import { stubBrowserForMantine } from "../../support/mantine-stubs";
import { isolateRendering, renderNode } from "../../support/render";
import { setUpTranslations } from "../../support/translations";

setUpTranslations();
stubBrowserForMantine();
isolateRendering();
beforeAll(() => loadNamespaces(["message"]));

const NOW = new Date("2026-11-21T09:30:00");
const [first] = messages(NOW);

function renderRow(change: Partial<NonNullable<typeof first>>) {
  if (!first) throw new Error("There are no messages");
  return renderNode(
    <MantineProvider env="test" forceColorScheme="light">
      <MessageRow message={{ ...first, ...change }} />
    </MantineProvider>,
  );
}
const textOf = async (change: Partial<NonNullable<typeof first>> = {}) => (await renderRow(change)).textContent ?? "";

test.each([
  [0, "未开始"],
  [1, "已开通"],
  [2, "进行中"],
  [3, "即将到期"],
])("the tag %i is shown as %s", async (messageType, word) => {
  expect(await textOf({ messageType })).toContain(word);
});

test.each([4, -1, 0.5])("an unknown messageType %f shows no tag and breaks nothing", async (messageType) => {
  expect(await textOf({ messageType })).toContain("郑曦月");
  expect(await textOf({ messageType })).not.toMatch(/未开始|已开通|进行中|即将到期|tag/);
});

test("says in text that a message is unread, and nothing when it is read", async () => {
  expect(await textOf({ status: 0 })).toContain("未读");
  expect(await textOf({ status: 1 })).not.toContain("未读");
  // The badge counts a message of an unknown state too.
  expect(await textOf({ status: 2 })).toContain("未读");
});

test("title and sub-title do not turn the order of what stands beside them", async () => {
  const row = within(await renderRow({ title: "abc\u202Egnp", subTitle: "\u202Eexe" }));
  expect(row.getByText("abc\u202Egnp").tagName).toBe("BDI");
  expect(row.getByText("\u202Eexe").dir).toBe("auto");
});
