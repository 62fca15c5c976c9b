import { screen, waitFor, within } from "@testing-library/react";
import { http } from "msw";
import { expect, test } from "vitest";
import { failure } from "#mocks/backend/envelope";
import { server } from "#mocks/node";
import { pathTo } from "~/navigation/paths";
import { deferred } from "../../../support/deferred";
import { fill, main, mainMenu, region } from "../../../support/page-parts";
import { renderScreen, setUpScreens } from "../../../support/render-screen";
import { expectNoToast, expectToast } from "../../../support/toasts";

setUpScreens();

test("a service that is opened is announced on the screen gone to meanwhile", async () => {
  const answer = deferred<undefined>();
  // Without a response of its own the backend's follows.
  server.use(http.patch("*/api/list/the-service/:id", () => answer.promise));
  const { user, go } = await renderScreen("Card", { as: "admin", at: "?tab=service" });
  await screen.findByRole("heading", { name: "资源分发" });
  await user.click(within(region("开通服务")).getByRole("button", { name: "开通服务", description: "资源分发" }));
  await go(pathTo("404"));
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("404");
  expectNoToast("“资源分发”已开通");
  answer.resolve(undefined);
  await expectToast("“资源分发”已开通");
});

test.each<[string, Response, string]>([
  ["is refused", failure("已有同名队列", 50000), "新建的质检队列没有保存：已有同名队列"],
  [
    "is not answered",
    Response.error(),
    "新建的质检队列：没有收到服务器的响应，可能已经保存。请先查看，再决定是否重试。",
  ],
])(
  "a queue that %s after its screen was left is reported, with the way back to its form",
  async (_, response, text) => {
    const answer = deferred<Response>();
    server.use(http.post("*/api/list/quality-inspection", () => answer.promise));
    const { user } = await renderScreen("Card", { as: "admin", at: "?tab=quality" });
    await user.click(await screen.findByRole("button", { name: /^新建质检队列/ }));
    const findName = () => screen.findByRole("textbox", { name: "队列名称" });
    await fill(user, await findName(), "视频");
    await user.click(screen.getByRole("button", { name: "创建" }));
    await user.click(within(mainMenu()).getByRole("link", { name: "工作台", hidden: true }));
    await user.click(await screen.findByRole("button", { name: "离开，继续提交" }));
    await main().findByRole("heading", { name: /王立群/ });
    answer.resolve(response);
    await expectToast(text);
    await user.click(await screen.findByRole("link", { name: "查看" }));
    await waitFor(async () => expect(await findName()).toHaveValue("视频"));
  },
);

test("a queue that is refused after a way back closed its dialog is reported, with the way to its form", async () => {
  const answer = deferred<Response>();
  server.use(http.post("*/api/list/quality-inspection", () => answer.promise));
  const { user, go } = await renderScreen("Card", { as: "admin", at: "?tab=quality" });
  await user.click(await screen.findByRole("button", { name: /^新建质检队列/ }));
  const findName = () => screen.findByRole("textbox", { name: "队列名称" });
  await fill(user, await findName(), "视频");
  await user.click(screen.getByRole("button", { name: "创建" }));
  await go(-1);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  answer.resolve(failure("已有同名队列", 50000));
  await expectToast("新建的质检队列没有保存：已有同名队列");
  await user.click(await screen.findByRole("link", { name: "查看" }));
  await waitFor(async () => expect(await findName()).toHaveValue("视频"));
});
