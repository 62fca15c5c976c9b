import { HttpResponse } from "msw";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { failure, success } from "#mocks/backend/envelope";
import { ApiError } from "~/api/client/api-error";
import { renewTokensWith } from "~/api/client/expired-token";
import { STORAGE_KEY } from "~/config/storage-keys";
import { MissingFileError } from "~/lib/loading/import-with-retry";
import { isolateCalls, recordFailures } from "../../support/client";
import { deferred } from "../../support/deferred";
import { handleTestCall, sendTestCall } from "../../support/test-call";

isolateCalls();

const renew = vi.fn<(token: string) => Promise<string | undefined>>();
beforeEach(() => {
  renew.mockReset();
  renew.mockResolvedValue("renewed");
  renewTokensWith(renew);
  localStorage.setItem(STORAGE_KEY.token, "expired");
});
afterEach(() => renewTokensWith(async () => undefined));

const tokensOf = (requests: Request[]) => requests.map(({ headers }) => headers.get("access-token"));
const expired = () => failure("expired", 401, 401);
const page = (status: number) => () => new HttpResponse("<!doctype html>", { status });

test.each<[string, () => Response]>([
  ["HTTP and code 401", expired],
  ["code 401", () => failure("expired", 401)],
  ["code 50008", () => failure("expired", 50008)],
  ["a page with HTTP 401", page(401)],
])("renews the token of a call that is answered with %s, and sends it once more", async (_, refuse) => {
  const announced = recordFailures();
  const requests = handleTestCall((count) => (count === 1 ? refuse() : success({ name: "a" })));
  expect(await sendTestCall()).toEqual({ name: "a" });
  expect(renew).toHaveBeenCalledExactlyOnceWith("expired");
  expect(tokensOf(requests)).toEqual(["expired", "renewed"]);
  expect(announced).toEqual([]);
});

test.each<[string, () => Response]>([
  ["nothing", () => HttpResponse.error()],
  ["a refusal", () => failure("no", 50000)],
  ["a refusal of the operator's rights", () => failure("no", 40301, 403)],
  ["a page of a fault", page(500)],
  ["an unreadable success", () => success({ title: "a" })],
])("renews no token for a call that is answered with %s", async (_, respond) => {
  const requests = handleTestCall(respond);
  await expect(sendTestCall()).rejects.toMatchObject({ name: "ApiError", isLoginExpired: false });
  expect(renew).not.toHaveBeenCalled();
  expect(requests).toHaveLength(1);
});

test("renews no token for a call that carries none", async () => {
  const requests = handleTestCall(expired);
  await expect(sendTestCall({ token: false })).rejects.toMatchObject({ isLoginExpired: true });
  expect(renew).not.toHaveBeenCalled();
  expect(requests).toHaveLength(1);
});

test("renews a token only once: the call fails where the new one is refused, too", async () => {
  const requests = handleTestCall(expired);
  await expect(sendTestCall()).rejects.toMatchObject({ isLoginExpired: true, token: "renewed" });
  expect(renew).toHaveBeenCalledOnce();
  expect(requests).toHaveLength(2);
});

test("fails as it was refused where there is no other token", async () => {
  renew.mockResolvedValue(undefined);
  const requests = handleTestCall(expired);
  await expect(sendTestCall()).rejects.toMatchObject({ isLoginExpired: true, message: "expired", token: "expired" });
  expect(requests).toHaveLength(1);
});

test("fails as the call it is with what the renewal failed with", async () => {
  const announced = recordFailures();
  const details = { reason: "server", status: 503, code: 1, data: { code: 1 }, retryAfter: "30" } as const;
  renew.mockRejectedValue(new ApiError("busy", { call: "POST /renewal", token: "", ...details }));
  handleTestCall(expired);
  const expected = { message: "busy", ...details, call: "GET /api/probe", token: "expired", isRenewalFailure: true };
  await expect(sendTestCall()).rejects.toMatchObject(expected);
  expect(announced).toMatchObject([{ error: expected }]);
});

test("fails as without a network where the code of the renewal cannot be loaded", async () => {
  const announced = recordFailures();
  const missing = new MissingFileError("A file of the console could not be loaded");
  renew.mockRejectedValue(missing);
  handleTestCall(expired);
  const call = { call: "GET /api/probe", token: "expired", status: 0, isRenewalFailure: true };
  const expected = { name: "ApiError", reason: "network", message: "", data: missing, ...call };
  await expect(sendTestCall()).rejects.toMatchObject(expected);
  expect(announced).toMatchObject([{ error: expected }]);
});

test("a fault of the renewal itself is taken for no failure of the network", async () => {
  const announced = recordFailures();
  const fault = new TypeError("renewal is not a function");
  renew.mockRejectedValue(fault);
  handleTestCall(expired);
  await expect(sendTestCall()).rejects.toBe(fault);
  expect(announced).toEqual([]);
});

test("a caller that leaves during the renewal aborts no request that has its response", async () => {
  const { promise, resolve } = deferred<string>();
  renew.mockReturnValue(promise);
  const fetched = vi.spyOn(globalThis, "fetch");
  const requests = handleTestCall(expired);
  const leaving = new AbortController();
  const left = sendTestCall({ signal: leaving.signal });
  await vi.waitFor(() => expect(renew).toHaveBeenCalledOnce());
  leaving.abort("left");
  await expect(left).rejects.toBe("left");
  resolve("renewed");
  await new Promise((done) => setTimeout(done));
  expect(fetched.mock.calls.map(([, init]) => init?.signal?.aborted)).toEqual([false]);
  expect(requests).toHaveLength(1);
});
