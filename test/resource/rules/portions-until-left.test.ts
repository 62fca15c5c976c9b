import { describe, expect, test } from "vitest";
import { ApiError } from "~/api/client/api-error";
import { createPortions } from "~/resource/deletion/portions-until-left";
import type { RowId } from "~/resource/resource";
import { deferred } from "../../support/deferred";

const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe("ids that are sent until the page is left", () => {
  const lost = new ApiError("", { reason: "timeout", call: "", token: "" });

  /** What is sent, with whether the page is being left, and answers that are given later. */
  function start(isOneByOne = false) {
    const sent: unknown[] = [];
    const answers: ReturnType<typeof deferred<void>>[] = [];
    const current = { session: "a" };
    const send = (portion: RowId[], leaving: boolean) => {
      sent.push([portion.length, leaving]);
      const answer = deferred<void>();
      answers.push(answer);
      return answer.promise;
    };
    return {
      ...createPortions({ send, isCurrent: (token) => token === current.session, isOneByOne }),
      sent,
      answers,
      current,
    };
  }

  test("go in portions before, and the rest at once then, each once", async () => {
    const { sendAll, sendRests, sent, answers } = start();
    const result = sendAll(ids(650), "a", false);
    expect(sent).toEqual([[200, false]]);
    sendRests();
    for (const answer of answers) answer.resolve();
    expect(await result).toEqual({ done: ids(650), unanswered: [], error: undefined, isAllSent: true });
    expect(sent).toEqual([
      [200, false],
      [200, true],
      [200, true],
      [50, true],
    ]);
  });

  test("go one by one where the call takes one, the rest too", async () => {
    const { sendAll, sendRests, sent, answers } = start(true);
    const result = sendAll(ids(7), "a", false);
    sendRests();
    for (const answer of answers) answer.resolve();
    expect(await result).toMatchObject({ done: ids(7) });
    expect(sent).toEqual(ids(7).map((id) => [1, id > 5]));
  });

  test("go at once where it is being left already", async () => {
    const { sendAll, sendRests, sent, answers } = start();
    const result = sendAll(ids(250), "a", true);
    sendRests();
    for (const answer of answers) answer.resolve();
    expect(await result).toEqual({ done: ids(250), unanswered: [], error: undefined, isAllSent: true });
    expect(sent).toEqual([
      [200, true],
      [50, true],
    ]);
  });

  test.each([
    ["before", 0, ids(200)],
    ["in the rest", 1, ids(250).slice(200)],
  ])("are not all answered: %s", async (_, failing, unanswered) => {
    const { sendAll, sendRests, answers } = start();
    const result = sendAll(ids(250), "a", false);
    sendRests();
    answers.forEach((answer, index) => {
      index === failing ? answer.reject(lost) : answer.resolve();
    });
    const { done, ...others } = await result;
    expect(done).toEqual(ids(250).filter((id) => !unanswered.includes(id)));
    expect(others).toEqual({ unanswered, error: lost, isAllSent: true });
  });

  test("are not all sent where the session ends before the last portion", async () => {
    const { sendAll, answers, current } = start();
    const result = sendAll(ids(250), "a", false);
    current.session = "b";
    answers[0]?.resolve();
    expect(await result).toMatchObject({
      done: ids(200),
      error: { message: "The session has ended since the last portion." },
      isAllSent: false,
    });
  });
});
