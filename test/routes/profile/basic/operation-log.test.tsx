import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderScreen, setUpScreens } from "../../../support/render-screen";

setUpScreens();

const rowsOf = async (name: string) => {
  const table = within(await screen.findByRole("grid", { name }));
  return table.getAllByRole("row").slice(1);
};

test("a change names its parts, who made it, and its collection, whose link opens it in its own list", async () => {
  const { user } = await renderScreen("Basic", { as: "admin" });
  const [first] = await rowsOf("操作日志");
  if (!first) throw new Error("There is no change");
  expect(within(first).getByRole("gridcell", { name: "视频 音频" })).toBeVisible();
  expect(within(first).getByText("王立群")).toBeVisible();
  await user.click(within(first).getByRole("button", { name: /^查看/ }));
  const details = await screen.findByRole("dialog", { name: "调整详情" });
  expect(within(details).getByRole("row", { name: /^编码码率默认值/ })).toHaveTextContent(/800 kbps1,500 kbps$/);
  // The frame alone is a banner.
  expect(within(details).queryByRole("banner")).toBeNull();
  await user.keyboard("{Escape}");
  await waitFor(() => expect(details).not.toBeInTheDocument());
  await user.click(within(first).getByRole("link", { name: "城市夜色短视频精选" }));
  expect(await screen.findByRole("dialog", { name: "集合详情" })).toHaveTextContent("城市夜色短视频精选");
});

test("changes are found by a part of them, by their operator, and those without an operator", async () => {
  const { go } = await renderScreen("Basic", { as: "admin", at: "?log.parts=audio" });
  await waitFor(async () => expect(await rowsOf("操作日志")).toHaveLength(3));
  await go("/profile/basic?log.operator=陈");
  await waitFor(async () => expect(await rowsOf("操作日志")).toHaveLength(2));
  await go("/profile/basic?log.operatorEmpty=true");
  await waitFor(async () => expect(await rowsOf("操作日志")).toHaveLength(1));
  expect(screen.getByRole("button", { name: "移除条件 修改人：为空" })).toBeVisible();
});

test("a certification shows the picture of its document", async () => {
  await renderScreen("Setting", { as: "user", at: "?tab=certification" });
  await rowsOf("认证记录");
  const pictures = screen.getAllByRole("img", { name: "证件" });
  expect(pictures).toHaveLength(3);
  expect(pictures[0]).toHaveAttribute("src", expect.stringMatching(/^data:image\/svg\+xml,/));
});
