import { HttpResponse, http } from "msw";
import { act } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { server } from "#mocks/node";
import { VERSION_POLL_MS } from "~/config/times";
import { VERSION_FILE } from "~/config/version";
import { usePublishedVersion } from "~/shell/feedback/use-published-version";
import { isolateRendering, renderTestHook } from "../../support/render";

isolateRendering();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] });
});

/** Waits with the real timer, which this file does not fake. */
async function waitUntilReal(check: () => void): Promise<void> {
  for (let turn = 0; turn < 500; turn += 1) {
    await act(() => new Promise((resolve) => setTimeout(resolve, 2)));
    try {
      return check();
    } catch {
      // Not yet.
    }
  }
  check();
}

/** Renders the page of version one on a site that gives these responses in turn, the last one repeatedly. */
async function renderVersion(...responses: (string | { status: number; text: string })[]) {
  const requested = vi.fn();
  server.use(
    http.get(`*${VERSION_FILE}`, () => {
      requested();
      const response = responses.length > 1 ? responses.shift() : responses[0];
      return typeof response === "object" ? HttpResponse.text(response.text, response) : HttpResponse.text(response);
    }),
  );
  const version = await renderTestHook(() => usePublishedVersion("one"));
  const advance = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  return { version, requested, advance };
}

const file = (version: string) => JSON.stringify({ version });

describe("the published version", () => {
  test("is read after five minutes, not with the page", async () => {
    const { version, requested, advance } = await renderVersion(file("one"));
    advance(VERSION_POLL_MS - 1);
    expect(requested).not.toHaveBeenCalled();
    advance(1);
    await waitUntilReal(() => expect(requested).toHaveBeenCalledOnce());
    advance(VERSION_POLL_MS);
    await waitUntilReal(() => expect(requested).toHaveBeenCalledTimes(2));
    expect(version.current()).toBe("one");
  });

  test("is the page's own until another is read, and again when that is withdrawn", async () => {
    const { version, requested, advance } = await renderVersion(file("one"), file("two"), file("one"));
    advance(VERSION_POLL_MS);
    await waitUntilReal(() => expect(requested).toHaveBeenCalledOnce());
    expect(version.current()).toBe("one");
    advance(VERSION_POLL_MS);
    await waitUntilReal(() => expect(version.current()).toBe("two"));
    advance(VERSION_POLL_MS);
    await waitUntilReal(() => expect(version.current()).toBe("one"));
  });

  const failed = [404, 500, 503].map((status) => ({ status, text: file("three") }));
  test.each(["<!doctype html>", "{}", '{"version":7}', '{"version":""}', '{"version":"  "}', "", ...failed])(
    "does not change when the response is %j",
    async (text) => {
      const { version, requested, advance } = await renderVersion(text, file("two"));
      advance(VERSION_POLL_MS);
      await waitUntilReal(() => expect(requested).toHaveBeenCalledOnce());
      expect(version.current()).toBe("one");
      advance(VERSION_POLL_MS);
      await waitUntilReal(() => expect(version.current()).toBe("two"));
    },
  );
});
