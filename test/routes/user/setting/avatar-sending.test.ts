import { http } from "msw";
import { expect, test, vi } from "vitest";
import { success } from "#mocks/backend/envelope";
import { faults, server } from "#mocks/node";
import { sendAvatar } from "~/routes/user/setting/avatar-sending";
import { rereadUser } from "~/session/follow-user";
import { endSession, requireUser, session } from "~/session/session";
import { isolateCalls, recordCalls } from "../../../support/client";
import { deferred } from "../../../support/deferred";
import { stubFileAddresses } from "../../../support/file-addresses";
import { isolateSession, startSessionAs } from "../../../support/session";
import { handleTestCall, sendTestCall } from "../../../support/test-call";

isolateCalls({ runs: true });
isolateSession();

const UPLOAD = "POST /api/user/upload";
const PICTURE = new Blob(["picture"], { type: "image/png" });

test("a picture that is sent twice at once is uploaded once, and another one after it", async () => {
  stubFileAddresses();
  startSessionAs("admin");
  server.use(http.post("*/api/user/upload", () => success({ url: "/picture.png" })));
  const uploads = recordCalls();
  await Promise.all([sendAvatar(PICTURE), sendAvatar(PICTURE)]);
  expect(uploads).toEqual([UPLOAD]);
  await sendAvatar(PICTURE);
  expect(uploads).toHaveLength(2);
});

test("an upload that the end of the session stops does not ask for the user", async () => {
  stubFileAddresses();
  startSessionAs("admin");
  faults.set(UPLOAD, { kind: "silent" });
  const calls = recordCalls();
  const sending = sendAvatar(PICTURE);
  await vi.waitFor(() => expect(calls).toEqual([UPLOAD]));
  endSession();
  await sending;
  // A call sent earlier would come before this one.
  handleTestCall(() => success({ name: "a" }));
  await sendTestCall();
  expect(calls).toEqual([UPLOAD, "GET /api/probe"]);
});

test("a reading of the user that is answered after an upload does not bring the former picture back", async () => {
  stubFileAddresses();
  startSessionAs("admin");
  const user = { ...(await requireUser()), name: "renamed elsewhere" };
  const former = deferred<Response>();
  server.use(
    http.post("*/api/user/upload", () => success({ url: "/picture.png" })),
    http.post("*/api/user/info", () => former.promise, { once: true }),
    http.post("*/api/user/info", () => success({ ...user, avatar: "/picture.png" })),
  );
  const calls = recordCalls();
  const reading = rereadUser();
  await vi.waitFor(() => expect(calls).toEqual(["POST /api/user/info"]));
  await sendAvatar(PICTURE);
  former.resolve(success(user));
  await reading;
  expect(session.get().user).toMatchObject({ avatar: "/picture.png", name: "renamed elsewhere" });
});
