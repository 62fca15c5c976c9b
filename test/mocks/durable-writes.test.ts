import { getResponse } from "msw";
import { afterEach, expect, test, vi } from "vitest";
import { clientSignatureCheck } from "#mocks/backend/signature";
import { memoryStorage } from "#mocks/backend/storage";
import { createHandlers } from "#mocks/handlers";
import { listMessages, markMessagesRead } from "~/api/message";
import { createCaller, KEY, NOW, signedRequest } from "./caller";

afterEach(() => void vi.useRealTimers());

test("a write is stored before the delay of its response, so that a reload meanwhile finds it", async () => {
  const storage = memoryStorage();
  const now = () => NOW;
  const handlers = createHandlers({ storage, now, delay: () => 900, checkSignature: clientSignatureCheck(() => KEY) });
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const responded = vi.fn();
  const response = getResponse(handlers, signedRequest(markMessagesRead, { as: "admin", body: { ids: [1, 2] } }));
  response.then(responded);
  const afterReload = createCaller(storage);
  const statuses = async () =>
    (await afterReload.data(listMessages)).filter(({ id }) => id <= 2).map(({ status }) => status);
  await vi.waitFor(async () => expect(await statuses()).toEqual([1, 1]));
  expect(responded).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(900);
  expect((await response)?.status).toBe(200);
});
