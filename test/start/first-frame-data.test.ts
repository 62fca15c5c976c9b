import { expect, test } from "vitest";
import { LOCALES } from "~/config/locales";
import { createFirstFrameData } from "~/start/first-frame-data";
import { setDeployment } from "../support/deployment";

test("the title of the first frame is the product's name of a build, in every language", async () => {
  const { titles } = createFirstFrameData();
  expect(titles).toMatchObject({ "zh-CN": "管理控制台", "en-US": "Admin Console" });
  for (const locale of LOCALES) expect(titles[locale], locale).toMatch(/\S/);
  await setDeployment({ productName: "Acme Ops" });
  for (const locale of LOCALES) expect(createFirstFrameData().titles[locale], locale).toBe("Acme Ops");
  await setDeployment({});
});
