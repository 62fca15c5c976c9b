import { http, passthrough } from "msw";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Fault } from "#mocks/backend/faults";
import { type HttpBackend, startHttpBackend } from "#mocks/http";
import { server } from "#mocks/node";
import { listVisits } from "~/api/user";
import { REQUEST_TIMEOUT_MS } from "~/config";
import { FINGERPRINT, recordFailures } from "../../support/client";
import { configure } from "../../support/deployment";

// Over a real connection: a mocked answer's body does not end with the call's signal.
let backend: HttpBackend;
beforeAll(async () => {
  backend = await startHttpBackend();
});
afterAll(() => backend.close());

beforeEach(async () => {
  localStorage.setItem("fingerprint", FINGERPRINT);
  await backend.reset();
  server.use(http.all(`${backend.url}/*`, () => passthrough()));
  await configure({ apiHost: backend.url });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
});

/** Lets everything happen that needs no timer. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

test.each<[string, Fault, boolean]>([
  ["never answers", { kind: "silent" }, false],
  ["stops half-way through the body", { kind: "stall" }, true],
])("a server that %s is given up after ten seconds", async (_, fault, answers) => {
  const announced = recordFailures();
  backend.faults.set("POST /api/user/visits", fault);
  const fetched = vi.spyOn(globalThis, "fetch");
  const settled = vi.fn();
  const result = listVisits().finally(settled);
  const expected = expect(result).rejects.toMatchObject({ reason: "timeout", message: "", status: 0 });
  while (backend.requests.length === 0) await settle();
  if (answers) await fetched.mock.results[0]?.value;

  await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS - 1);
  await settle();
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await expected;
  expect(announced).toMatchObject([{ error: { reason: "timeout" } }]);
  expect(backend.requests).toHaveLength(1);
});

test("an answer in time leaves no timer behind", async () => {
  const result = listVisits();
  const expected = expect(result).rejects.toMatchObject({ code: 50008 });
  while (backend.requests.length === 0) await settle();
  await expected;
  expect(vi.getTimerCount()).toBe(0);
});
