import { beforeAll, expect, test } from "vitest";
import { ApiError, type ApiErrorDetails, type FailureReason } from "~/api/client/api-error";
import { failureText } from "~/i18n/failure-text";
import { loadNamespaces } from "~/i18n/translations";
import { MissingFileError } from "~/lib/loading/import-with-retry";
import { setUpTranslations } from "../support/translations";

setUpTranslations();
beforeAll(() => loadNamespaces(["console"]));

const failure = (reason: FailureReason, message: string) =>
  new ApiError(message, { reason, call: "GET /api", token: "" });

const answered = (status: number, message: string, details: Partial<ApiErrorDetails> = {}) =>
  new ApiError(message, { reason: "server", call: "GET /api", token: "", status, ...details });

const NETWORK = "网络错误，请稍后重试";
const UNREADABLE = "服务器的响应无法识别，请稍后重试";
const UNEXPECTED = "页面出了点问题，请重试";
const MISSING = "页面文件加载失败，可能是网络中断或已发布新版本";

test.each<[string, unknown, string]>([
  ["the message of the server", failure("server", "账号或者密码错误"), "账号或者密码错误"],
  ["the status text", failure("unreadable", "Bad Gateway"), "Bad Gateway"],
  [
    "a gateway's status in the operator's words",
    answered(413, "Payload Too Large"),
    "内容太大，服务器没有接受，请减少内容后重试",
  ],
  ["a gateway that is busy", answered(429, "", { retryAfter: "30" }), "服务器很忙，请在 30 秒后再试"],
  [
    "a gateway that is busy until a date",
    answered(429, "", { retryAfter: "Wed, 25 Nov 2026 12:00:00 GMT" }),
    "操作太频繁，请稍后再试",
  ],
  ["a server that is not there", answered(503, "Service Unavailable"), "服务器暂时停止服务，请稍后再试"],
  ["the server's own message for it", answered(503, "维护到 12 点", { hasServerMessage: true }), "维护到 12 点"],
  ["an error of the server's own", answered(500, "Internal Server Error"), "服务器出错了，请稍后再试"],
  ["the status text of any other", answered(501, "Not Implemented"), "Not Implemented"],
  ["a refusal without a message", failure("server", ""), NETWORK],
  ["a broken connection", failure("network", ""), NETWORK],
  [
    "a broken connection, without what the browser says of it",
    new ApiError("", { reason: "network", call: "GET /api", token: "", data: new TypeError("Failed to fetch") }),
    NETWORK,
  ],
  [
    "an unreadable response of a success",
    new ApiError("", { reason: "unreadable", call: "GET /api", token: "", status: 200 }),
    UNREADABLE,
  ],
  ["a file that is missing", new MissingFileError("gone"), MISSING],
  [
    "a call whose token could not be renewed, as a file is missing",
    new ApiError("", { reason: "network", call: "GET /api", token: "", data: new MissingFileError("gone") }),
    MISSING,
  ],
  ["a time-out", failure("timeout", ""), NETWORK],
  ["an unreadable response", failure("unreadable", ""), UNREADABLE],
  ["an error in the code, without its message for developers", new TypeError("x is undefined"), UNEXPECTED],
  ["anything else", "thrown text", UNEXPECTED],
  ["nothing", undefined, UNEXPECTED],
])("shows %s", (_, error, expected) => {
  expect(failureText(error)).toBe(expected);
});
