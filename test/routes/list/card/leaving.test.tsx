import { screen, within } from "@testing-library/react";
import { http } from "msw";
import { expect, test } from "vitest";
import { server } from "#mocks/node";
import { pathTo } from "~/navigation/paths";
import { deferred } from "../../../support/deferred";
import { region } from "../../../support/page-parts";
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
