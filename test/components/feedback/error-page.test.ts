import { expect, test } from "vitest";
import { ApiError } from "~/api/client/api-error";
import { statusOf } from "~/components/feedback/error-page";

const ofCall = (status: number) => new ApiError("", { reason: "server", call: "GET /api", token: "", status });
const ofRoute = (status: number) => ({ status, statusText: "", internal: true, data: null });

test.each<[string, unknown, number]>([
  ["a call refused with 403", ofCall(403), 403],
  ["a call answered with 404", ofCall(404), 404],
  ["a call answered with 500", ofCall(500), 500],
  ["a call answered with 502", ofCall(502), 500],
  ["a call without a response", ofCall(0), 500],
  ["a route's 403", ofRoute(403), 403],
  ["a route's 404", ofRoute(404), 404],
  ["a route's 405", ofRoute(405), 500],
  ["an error in the code", new TypeError("x is undefined"), 500],
  ["an object that only looks like a response", { status: 404 }, 500],
  ["a thrown text", "404", 500],
  ["nothing", undefined, 500],
])("shows %s as an error page", (_, error, expected) => {
  expect(statusOf(error)).toBe(expected);
});
