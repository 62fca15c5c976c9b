import { beforeEach, expect, test, vi } from "vitest";
import { success } from "#mocks/backend/envelope";
import { uploadAvatar } from "~/api/user";
import { uploadFetch } from "~/lib/loading/upload-fetch";
import { isolateCalls, recordFailures } from "../../support/client";
import { setDeployment } from "../../support/deployment";
import { startStallingServer } from "../../support/stalling-server";
import { handleTestCall, sendTestCall } from "../../support/test-call";
import { recordUploads } from "../../support/upload-request";

isolateCalls();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"], now: Date.now() });
});

/** Runs everything that is pending except timers. */
const flushPromises = () => new Promise((resolve) => setImmediate(resolve));

const TIMEOUT = { name: "ApiError", reason: "timeout", message: "", status: 0 };

/** Waits until just before the limit, when the call must still be pending, and returns its failure. */
async function failureAtTheLimit(call: Promise<unknown>): Promise<unknown> {
  const settled = vi.fn();
  const outcome = call.finally(settled).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(9999);
  await flushPromises();
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  return outcome;
}

test("times out after ten seconds without a response, and does not send the call again", async () => {
  const announced = recordFailures();
  const requests = handleTestCall(() => new Promise<Response>(() => {}));
  const call = sendTestCall();
  while (requests.length === 0) await flushPromises();
  expect(await failureAtTheLimit(call)).toMatchObject(TIMEOUT);
  expect(announced).toMatchObject([{ error: TIMEOUT }]);
  expect(requests).toHaveLength(1);
});

test("an upload may take as long as some of it is sent every ten seconds", async () => {
  const uploads = recordUploads();
  const onRatio = vi.fn();
  const call = uploadAvatar({ body: new FormData(), transport: uploadFetch(onRatio) });
  while (uploads.length === 0) await flushPromises();
  for (const loaded of [1, 2, 3]) {
    await vi.advanceTimersByTimeAsync(9999);
    uploads[0]?.upload.onprogress?.({ lengthComputable: true, loaded, total: 4 });
  }
  expect(onRatio.mock.calls).toEqual([[0.25], [0.5], [0.75]]);
  expect(await failureAtTheLimit(call)).toMatchObject(TIMEOUT);
});

test("times out when the body stops half-way: the limit is that of the whole call", async () => {
  await setDeployment({ apiHost: await startStallingServer() });
  const announced = recordFailures();
  const fetched = vi.spyOn(globalThis, "fetch");
  const call = sendTestCall();
  while (fetched.mock.results.length === 0) await flushPromises();
  expect(await fetched.mock.results[0]?.value).toMatchObject({ status: 200 });
  expect(await failureAtTheLimit(call)).toMatchObject(TIMEOUT);
  expect(announced).toMatchObject([{ error: TIMEOUT }]);
  await setDeployment({ apiHost: "" });
});

test("leaves no timer behind after a response in time", async () => {
  handleTestCall(() => success({ name: "a" }));
  expect(await sendTestCall()).toEqual({ name: "a" });
  expect(vi.getTimerCount()).toBe(0);
});
