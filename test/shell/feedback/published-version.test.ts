import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { server } from "#mocks/node";
import { VERSION_FILE } from "~/config/version";
import { followPublishedVersion } from "~/shell/feedback/published-version";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] });
});

/** Waits with the real timer, which this file does not fake. */
async function waitUntilReal(check: () => void): Promise<void> {
  for (let turn = 0; turn < 500; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, 2));
    try {
      return check();
    } catch {
      // Not yet.
    }
  }
  check();
}

/** The page of version one on a site that gives these responses in turn, the last one repeatedly. */
function followVersion(...responses: (string | { status: number; text: string })[]) {
  const requested = vi.fn();
  server.use(
    http.get(`*${VERSION_FILE}`, () => {
      requested();
      const response = responses.length > 1 ? responses.shift() : responses[0];
      return typeof response === "object" ? HttpResponse.text(response.text, response) : HttpResponse.text(response);
    }),
  );
  const changes: string[] = [];
  onTestFinished(followPublishedVersion("one", (version) => changes.push(version)));
  return { changes, requested, advance: (ms: number) => vi.advanceTimersByTime(ms) };
}

const file = (version: string) => JSON.stringify({ version });

describe("the published version", () => {
  test("is read after five minutes, not with the page", async () => {
    const { changes, requested, advance } = followVersion(file("one"));
    advance(299_999);
    expect(requested).not.toHaveBeenCalled();
    advance(1);
    await waitUntilReal(() => expect(requested).toHaveBeenCalledOnce());
    advance(300_000);
    await waitUntilReal(() => expect(requested).toHaveBeenCalledTimes(2));
    expect(changes).toEqual([]);
  });

  test("is the page's own until another is read, and again when that is withdrawn", async () => {
    const { changes, requested, advance } = followVersion(file("one"), file("two"), file("one"));
    advance(300_000);
    await waitUntilReal(() => expect(requested).toHaveBeenCalledOnce());
    expect(changes).toEqual([]);
    advance(300_000);
    await waitUntilReal(() => expect(changes).toEqual(["two"]));
    advance(300_000);
    await waitUntilReal(() => expect(changes).toEqual(["two", "one"]));
  });

  const failed = [404, 500, 503].map((status) => ({ status, text: file("three") }));
  test.each(["<!doctype html>", "{}", '{"version":7}', '{"version":""}', '{"version":"  "}', "", ...failed])(
    "does not change when the response is %j",
    async (text) => {
      const { changes, requested, advance } = followVersion(text, file("two"));
      advance(300_000);
      await waitUntilReal(() => expect(requested).toHaveBeenCalledOnce());
      expect(changes).toEqual([]);
      advance(300_000);
      await waitUntilReal(() => expect(changes).toEqual(["two"]));
    },
  );
});
