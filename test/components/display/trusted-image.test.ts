import { expect, test } from "vitest";
import { trustedImage } from "~/components/display/trusted-image";

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
