import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { pathTo } from "~/navigation/paths";
import { main } from "../../../support/page-parts";
import { renderScreen, setUpScreens } from "../../../support/render-screen";

setUpScreens();

test.each([
  ["返回修改", "Group"],
  ["返回工作台", "Workplace"],
  ["修改推广地址", "Step"],
  ["查看审批进度", "Basic"],
] as const)("the failure page shows what to fix: %s leads to %s, and back returns", async (link, target) => {
  const { user, address, go } = await renderScreen("Error", { as: "admin" });
  await user.click(main().getByRole("link", { name: link }));
  await waitFor(() => expect(address()).toBe(pathTo(target)));
  await go(-1);
  await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("提交失败"));
});
