import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { server } from "#mocks/node";
import { VERSION_POLL_MS } from "~/config/times";
import { VERSION_FILE } from "~/config/version";
import { watchVersion } from "~/shell/feedback/watch-version";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  vi.stubGlobal("__remixManifest", { version: "one" });
});

/** Watches a site that answers with each text in turn, the last one for ever. */
function watch(...answers: (string | { status: number; text: string })[]) {
  const asked = vi.fn();
  const offered = vi.fn();
  const withdrawn = vi.fn();
  server.use(
    http.get(`*${VERSION_FILE}`, () => {
      asked();
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      return typeof answer === "object" ? HttpResponse.text(answer.text, answer) : HttpResponse.text(answer);
    }),
  );
  onTestFinished(watchVersion({ offer: offered, withdraw: withdrawn }));
  /** Lets the next moment of asking come. */
  async function next(count: number) {
    await vi.advanceTimersByTimeAsync(VERSION_POLL_MS);
    await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(count));
    await new Promise((resolve) => setImmediate(resolve));
    await new Promise((resolve) => setImmediate(resolve));
  }
  return { asked, offered, withdrawn, next };
}

const file = (version: string) => JSON.stringify({ version });

describe("the published version", () => {
  test("is asked for after five minutes, not with the page", async () => {
    const { asked, next } = watch(file("one"));
    await vi.advanceTimersByTimeAsync(VERSION_POLL_MS - 1);
    expect(asked).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
    await next(2);
  });

  test("is no news where it is the page's own, and offered once where it is another", async () => {
    const { offered, next } = watch(file("one"), file("two"), file("two"), file("three"));
    await next(1);
    expect(offered).not.toHaveBeenCalled();
    await next(2);
    await vi.waitFor(() => expect(offered).toHaveBeenCalledOnce());
    await next(3);
    expect(offered).toHaveBeenCalledOnce();
    await next(4);
    await vi.waitFor(() => expect(offered).toHaveBeenCalledTimes(2));
  });

  test("is no news where a newer one was taken back, whose offer goes", async () => {
    const { offered, withdrawn, next } = watch(file("two"), file("one"), file("two"));
    await next(1);
    await vi.waitFor(() => expect(offered).toHaveBeenCalledOnce());
    expect(withdrawn).not.toHaveBeenCalled();
    await next(2);
    await vi.waitFor(() => expect(withdrawn).toHaveBeenCalledOnce());
    expect(offered).toHaveBeenCalledOnce();
    await next(3);
    await vi.waitFor(() => expect(offered).toHaveBeenCalledTimes(2));
  });

  const failed = [404, 500, 503].map((status) => ({ status, text: file("three") }));
  test.each(["<!doctype html>", "{}", '{"version":7}', '{"version":""}', '{"version":"  "}', "", ...failed])(
    "is no news where it is answered with %j",
    async (text) => {
      const { offered, next } = watch(text, file("two"));
      await next(1);
      expect(offered).not.toHaveBeenCalled();
      await next(2);
      await vi.waitFor(() => expect(offered).toHaveBeenCalledOnce());
    },
  );
});
