import { expect, test } from "vitest";
import { createFirstFrameData } from "~/start/first-frame-data";
import { setDeployment } from "../support/deployment";

test("the title of the first frame is the product's name of a build, in every language", async () => {
  expect(createFirstFrameData().titles).toEqual({ "zh-CN": "管理控制台", "en-US": "Admin Console" });
  await setDeployment({ productName: "Acme Ops" });
  expect(createFirstFrameData().titles).toEqual({ "zh-CN": "Acme Ops", "en-US": "Acme Ops" });
  await setDeployment({});
});
