import { HttpResponse, http } from "msw";
import { act } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { server } from "#mocks/node";
import { VERSION_POLL_MS } from "~/config/times";
import { VERSION_FILE } from "~/config/version";
import { usePublishedVersion } from "~/shell/feedback/use-published-version";
import { drawHook, isolateDrawings } from "../../support/draw";

isolateDrawings();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] });
});

/** Waits with the real timer, which this file does not fake. */
async function settle(check: () => void): Promise<void> {
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
async function visit(...answers: (string | { status: number; text: string })[]) {
  const requested = vi.fn();
  server.use(
    http.get(`*${VERSION_FILE}`, () => {
      requested();
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      return typeof answer === "object" ? HttpResponse.text(answer.text, answer) : HttpResponse.text(answer);
    }),
  );
  const version = await drawHook(() => usePublishedVersion("one"));
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  return { version, requested, pass };
}

const file = (version: string) => JSON.stringify({ version });

describe("the published version", () => {
  test("is read after five minutes, not with the page", async () => {
    const { version, requested, pass } = await visit(file("one"));
    pass(VERSION_POLL_MS - 1);
    expect(requested).not.toHaveBeenCalled();
    pass(1);
    await settle(() => expect(requested).toHaveBeenCalledOnce());
    pass(VERSION_POLL_MS);
    await settle(() => expect(requested).toHaveBeenCalledTimes(2));
    expect(version.now()).toBe("one");
  });

  test("is the page's own until another is read, and again when that is withdrawn", async () => {
    const { version, requested, pass } = await visit(file("one"), file("two"), file("one"));
    pass(VERSION_POLL_MS);
    await settle(() => expect(requested).toHaveBeenCalledOnce());
    expect(version.now()).toBe("one");
    pass(VERSION_POLL_MS);
    await settle(() => expect(version.now()).toBe("two"));
    pass(VERSION_POLL_MS);
    await settle(() => expect(version.now()).toBe("one"));
  });

  const failed = [404, 500, 503].map((status) => ({ status, text: file("three") }));
  test.each(["<!doctype html>", "{}", '{"version":7}', '{"version":""}', '{"version":"  "}', "", ...failed])(
    "does not change when the response is %j",
    async (text) => {
      const { version, requested, pass } = await visit(text, file("two"));
      pass(VERSION_POLL_MS);
      await settle(() => expect(requested).toHaveBeenCalledOnce());
      expect(version.now()).toBe("one");
      pass(VERSION_POLL_MS);
      await settle(() => expect(version.now()).toBe("two"));
    },
  );
});
