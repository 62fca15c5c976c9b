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

test("pictures may come from the picture hosts, and a path has the prefix of the API's paths", async () => {
  onTestFinished(() => setDeployment({ apiHost: "", pictureHosts: [] }));
  await setDeployment({ apiHost: "https://example.com/gateway/v2", pictureHosts: ["https://pictures.example.com"] });
  expect(trustedImage("/faces/1.png")).toBe("https://example.com/gateway/v2/faces/1.png");
  expect(trustedImage("https://pictures.example.com/1.png")).toBe("https://pictures.example.com/1.png");
  expect(trustedImage("https://other.example.com/1.png")).toBeNull();
});

test("a path of another API host is one on that host", async () => {
  onTestFinished(() => setDeployment({ apiHost: "" }));
  await setDeployment({ apiHost: "https://api.example.com" });
  expect(trustedImage("/faces/1.png")).toBe("https://api.example.com/faces/1.png");
  expect(trustedImage(`${location.origin}/faces/1.png`)).toBe(`${location.origin}/faces/1.png`);
});
