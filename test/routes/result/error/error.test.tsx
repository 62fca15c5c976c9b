import { expect, test } from "vitest";
import { main } from "../../../support/page-parts";
import { renderScreen, setUpScreens } from "../../../support/render-screen";

setUpScreens();

test.each([
  ["Success", "本次登录还没有提交过内容"],
  ["Error", "没有提交失败的内容"],
] as const)("%s without a submission says so and leads to the forms", async (name, title) => {
  const { user, address } = await renderScreen(name, { as: "admin" });
  expect(main().getByRole("heading", { level: 2 })).toHaveTextContent(title);
  await user.click(main().getByRole("link", { name: "分步表单" }));
  await main().findByRole("textbox", { name: /^活动名称/ });
  expect(address()).toBe("/form/step");
});
