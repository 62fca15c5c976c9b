import { expect, onTestFinished, test } from "vitest";
import { server } from "#mocks/node";
import { getCaptchaPicture } from "~/api/login";
import { isolateCalls } from "../support/client";
import { isolateSession, storeTokenOf } from "../support/session";

isolateCalls();
isolateSession();

test("each captcha is a new one, however soon it is requested again, and its call carries no token", async () => {
  storeTokenOf("admin");
  const tokens: (string | null)[] = [];
  const record = ({ request }: { request: Request }) => void tokens.push(request.headers.get("Access-Token"));
  server.events.on("request:start", record);
  onTestFinished(() => server.events.removeListener("request:start", record));
  const pictures = await Promise.all([getCaptchaPicture(), getCaptchaPicture()]);
  pictures.push(await getCaptchaPicture());
  expect(new Set(pictures.map(({ captchaId }) => captchaId)).size).toBe(3);
  expect(tokens).toEqual([null, null, null]);
});
