import { http } from "msw";
import { expect, test } from "vitest";
import { success } from "#mocks/backend/envelope";
import { server } from "#mocks/node";
import { sendAvatar } from "~/routes/user/setting/avatar-sending";
import { isolateCalls, recordCalls } from "../../../support/client";
import { stubFileAddresses } from "../../../support/file-addresses";
import { isolateSession, startSessionAs } from "../../../support/session";

isolateCalls({ runs: true });
isolateSession();

test("a picture that is sent twice at once is uploaded once, and another one after it", async () => {
  stubFileAddresses();
  startSessionAs("admin");
  server.use(http.post("*/api/user/upload", () => success({ url: "/picture.png" })));
  const uploads = recordCalls();
  const picture = new Blob(["picture"], { type: "image/png" });
  await Promise.all([sendAvatar(picture), sendAvatar(picture)]);
  expect(uploads).toEqual(["POST /api/user/upload"]);
  await sendAvatar(picture);
  expect(uploads).toHaveLength(2);
});
