import { MantineProvider } from "@mantine/core";
import { act, screen } from "@testing-library/react";
import { beforeAll, expect, test, vi } from "vitest";
import { messages } from "#mocks/data/messages";
import { MessageList } from "~/features/messages/message-list";
import { loadNamespaces } from "~/i18n/translations";
import { stubBrowserForMantine } from "../../support/mantine-stubs";
import { isolateRendering, renderNode } from "../../support/render";
import { setUpTranslations } from "../../support/translations";

setUpTranslations();
stubBrowserForMantine();
isolateRendering();
beforeAll(() => loadNamespaces(["message"]));

const [first] = messages(new Date("2026-11-21T09:30:00"));
const LONG = "字".repeat(400);

const ignore = () => undefined;
const print = (type: "beforeprint" | "afterprint") => act(() => void dispatchEvent(new Event(type)));

test("paper gets all messages with their whole texts, of which the screen has those in sight", async () => {
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(100);
  if (!first) throw new Error("There are no messages");
  const many = Array.from({ length: 40 }, (_, id) => ({ ...first, id, content: `${LONG}${id}` }));
  await renderNode(
    <MantineProvider env="test">
      <main style={{ height: 400 }}>
        <MessageList messages={many} onOpen={ignore} onRead={ignore} />
      </main>
    </MantineProvider>,
  );
  const feed = screen.getByRole("feed");
  const before = feed.childElementCount;
  expect(before).toBeLessThan(40);
  print("beforeprint");
  expect(feed.childElementCount).toBe(40);
  expect(feed.textContent).toContain(`${LONG}39`);
  expect(feed.style.height).toBe("");
  print("afterprint");
  expect(feed.childElementCount).toBe(before);
  expect(feed.textContent).not.toContain(LONG);
});
