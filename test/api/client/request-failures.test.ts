import { HttpResponse } from "msw";
import { describe, expect, test, vi } from "vitest";
import { success } from "#mocks/backend/envelope";
import type { ApiError } from "~/api/client/api-error";
import { isolateCalls, recordFailures } from "../../support/client";
import { leavePage } from "../../support/page-lifecycle";
import { handleTestCall, sendTestCall } from "../../support/test-call";

isolateCalls();

const PAGE = "<!doctype html><title>Bad gateway</title>";
const BAD_GATEWAY = { status: 502, statusText: "Bad Gateway" };
const refusal = (code: unknown, message: string) => ({ status: "error", code, data: null, message });

const json = (body: unknown, init?: ResponseInit) => () =>
  new HttpResponse(JSON.stringify(body), { ...init, headers: { "Content-Type": "application/json" } });
const page = (text: string, init?: ResponseInit) => () =>
  new HttpResponse(text, { ...init, headers: { "Content-Type": "text/html" } });

type Expected = Pick<ApiError, "reason" | "message" | "hasServerMessage" | "status" | "code" | "data">;
const unreadable = (status = 200, message = ""): Expected => ({
  reason: "unreadable",
  message,
  hasServerMessage: false,
  status,
  code: undefined,
  data: undefined,
});
type Body = { code?: unknown; message?: string; data?: unknown };
const server = ({ code, message: own = "", data }: Body, status = 200, message = own): Expected => ({
  reason: "server",
  message,
  hasServerMessage: own !== "",
  status,
  code,
  data,
});

const BROKEN = refusal(50000, "操作失败");
const NOT_LOGGED_IN = refusal(50008, "未登录");
const EXPIRED = refusal(401, "登录已过期");
const SUCCESS = { status: "success", code: 200, data: { name: "a" }, message: "请求成功" };
const OTHER_CODE = { ...SUCCESS, code: 201 };
const OTHER_STATUS = { ...SUCCESS, status: "ok" };
const WRONG_SHAPE = { ...SUCCESS, data: { title: "a" } };
const NO_DATA = { status: "success", code: 0 };
const SILENT = { status: "error", code: 1 };

const CASES: [string, () => Response, Expected][] = [
  ["a page with HTTP 200", page(PAGE), unreadable()],
  ["a page with HTTP 502", page(PAGE, BAD_GATEWAY), unreadable(502, "Bad Gateway")],
  ["an empty body", page(""), unreadable()],
  ["HTTP 204", () => new HttpResponse(null, { status: 204 }), unreadable(204)],
  ["broken JSON", page('{"status":'), unreadable()],
  ["null", json(null), unreadable()],
  ["a list", json([1]), unreadable()],
  ["data of a wrong shape", json(WRONG_SHAPE), unreadable()],
  ["a success without data", json(NO_DATA), unreadable()],
  ["HTTP 500 with an envelope", json(BROKEN, { status: 500 }), server(BROKEN, 500)],
  [
    "HTTP 404 with an envelope without a message",
    json(SILENT, { status: 404, statusText: "Not Found" }),
    server(SILENT, 404, "Not Found"),
  ],
  ["a refusal with HTTP 200", json(BROKEN), server(BROKEN)],
  ["a refusal without a message", json(SILENT), server(SILENT)],
  ["code 401", json(EXPIRED), server(EXPIRED)],
  ["HTTP 401 with an envelope", json(EXPIRED, { status: 401 }), server(EXPIRED, 401)],
  ["HTTP 401 with a page", page(PAGE, { status: 401, statusText: "Unauthorized" }), unreadable(401, "Unauthorized")],
  ["code 50008", json(NOT_LOGGED_IN), server(NOT_LOGGED_IN)],
  ["a success with another code", json(OTHER_CODE), server(OTHER_CODE)],
  ["a success with another status", json(OTHER_STATUS), server(OTHER_STATUS)],
  ["a success with HTTP 500", json(SUCCESS, { status: 500 }), server(SUCCESS, 500)],
];

describe.each(CASES)("%s", (_, respond, expected) => {
  test("is rejected with the server's response after a single request", async () => {
    const requests = handleTestCall(respond);
    await expect(sendTestCall()).rejects.toMatchObject({ name: "ApiError", call: "GET /api/probe", ...expected });
    expect(requests).toHaveLength(1);
  });

  test("is announced once, though three callers wait for it", async () => {
    const announced = recordFailures();
    handleTestCall(respond);
    const all = await Promise.allSettled([sendTestCall(), sendTestCall(), sendTestCall()]);
    expect(all.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
    expect(announced).toMatchObject([{ reportsExpiry: true, error: expected }]);
  });
});

test("reports a broken connection as a network failure without a server message", async () => {
  const announced = recordFailures();
  const requests = handleTestCall(() => HttpResponse.error());
  const expected = { reason: "network", message: "", status: 0, code: undefined };
  await expect(sendTestCall()).rejects.toMatchObject(expected);
  expect(announced).toMatchObject([{ error: { ...expected, data: expect.any(Error) } }]);
  expect(requests).toHaveLength(1);
});

test.each([
  ["data of a wrong shape", json({ ...SUCCESS, data: { name: 5 } }), "GET /api/probe: data.name: "],
  ["data that is no object", json({ ...SUCCESS, data: 5 }), "GET /api/probe: data.: "],
  ["no envelope", json({ data: { name: "a" } }), "GET /api/probe: no envelope"],
])("the browser's log names call and field of %s", async (_, respond, line) => {
  const info = vi.spyOn(console, "info").mockImplementation(() => {});
  handleTestCall(respond);
  await expect(sendTestCall()).rejects.toMatchObject({ reason: "unreadable" });
  expect(info).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(line));
  info.mockRestore();
});

test("the browser's log says nothing of a refusal, which can be read", async () => {
  const info = vi.spyOn(console, "info").mockImplementation(() => {});
  handleTestCall(json(BROKEN));
  await expect(sendTestCall()).rejects.toMatchObject({ reason: "server" });
  expect(info).not.toHaveBeenCalled();
  info.mockRestore();
});

test("does not report requests that the browser aborts because the page is left", async () => {
  leavePage();
  const [announced, settled] = [recordFailures(), vi.fn()];
  const fetched = vi.spyOn(globalThis, "fetch");
  handleTestCall(() => HttpResponse.error());
  // Not shared, since it never ends.
  sendTestCall({ cache: false }).then(settled, settled);
  await vi.waitFor(() => expect(fetched.mock.settledResults[0]?.type).toBe("rejected"));
  await new Promise((resolve) => setTimeout(resolve));
  expect(settled).not.toHaveBeenCalled();
  expect(announced).toEqual([]);
});

test("a failure carries the token of its call and whether an expired login is reported", async () => {
  const announced = recordFailures();
  localStorage.setItem("token", "12345");
  handleTestCall(json(EXPIRED));
  await expect(sendTestCall({ reportsExpiry: false })).rejects.toMatchObject({ token: "12345", isLoginExpired: true });
  expect(announced).toMatchObject([{ reportsExpiry: false, error: { token: "12345" } }]);
});

test("a failure is not reused by the next call", async () => {
  handleTestCall((count) => (count === 1 ? json(BROKEN)() : success({ name: "b" })));
  await expect(sendTestCall()).rejects.toMatchObject({ code: 50000 });
  expect(await sendTestCall()).toEqual({ name: "b" });
});

test("announces nothing after a success", async () => {
  const announced = recordFailures();
  handleTestCall(() => success({ name: "a" }));
  await sendTestCall();
  expect(announced).toEqual([]);
});
