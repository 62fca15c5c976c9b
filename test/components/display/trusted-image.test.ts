import { expect, onTestFinished, test } from "vitest";
import { trustedImage } from "~/components/display/trusted-image";
import { isolateCalls } from "../../support/client";
import { setDeployment } from "../../support/deployment";

isolateCalls();

test.each([
  ["", null],
  ["/faces/1.png", `${location.origin}/faces/1.png`],
  ["data:image/png;base64,AA==", "data:image/png;base64,AA=="],
  ["http://evil.example/x.png", null],
  ["//evil.example/x.png", null],
  ["http://", null],
  ["javascript:alert(1)", null],
])("the source of the picture %j becomes %j", (address, expected) => {
  expect(trustedImage(address)).toBe(expected);
});

test("a path of another API host is one on that host", async () => {
  onTestFinished(() => setDeployment({ apiHost: "" }));
  await setDeployment({ apiHost: "https://api.example.com" });
  expect(trustedImage("/faces/1.png")).toBe("https://api.example.com/faces/1.png");
  expect(trustedImage(`${location.origin}/faces/1.png`)).toBe(`${location.origin}/faces/1.png`);
});
