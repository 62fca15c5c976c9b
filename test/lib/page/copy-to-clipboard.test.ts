import { expect, test, vi } from "vitest";
import { copyToClipboard } from "~/lib/page/copy-to-clipboard";

test.each([
  ["takes the text", { writeText: async () => undefined }, true],
  ["refuses", { writeText: () => Promise.reject(new DOMException("refused", "NotAllowedError")) }, false],
  ["has no clipboard, without HTTPS", undefined, false],
])("says whether a text was copied: the browser %s", async (_, clipboard, isCopied) => {
  vi.stubGlobal("navigator", { clipboard });
  expect(await copyToClipboard("文字")).toBe(isCopied);
});
