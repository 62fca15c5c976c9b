import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { http } from "msw";
import { expect, test } from "vitest";
import { server } from "#mocks/node";
import { queryClient } from "~/api/client/query-client";
import { policies } from "~/lists/policies";
import { pathTo } from "~/navigation/paths";
import { deferred } from "../../support/deferred";
import { fill, mainMenu } from "../../support/page-parts";
import { renderScreen, setUpScreens } from "../../support/render-screen";
import { expectTotal, firstRow } from "../../support/search-table";
import { slowWorkplace } from "../../support/slow-workplace";
import { expectToast } from "../../support/toasts";

setUpScreens();

const menuLink = () => within(mainMenu()).getByRole("link", { name: "工作台", hidden: true });

/** The navigation to the workplace has come to its end there. */
async function expectArrival(address: () => string) {
  await waitFor(() => expect(window.__remixRouter.state.navigation.state).toBe("idle"));
  expect(address()).toBe(pathTo("Workplace"));
}

type Leaving = { user: UserEvent; address: () => string };

/**
 * Presses the way to the workplace, whose file is not loaded yet, and confirms that what is being sent goes on. Once that
 * is answered and reported, the file comes, and the way ends at the workplace.
 */
async function leaveWhileSent({ user, address }: Leaving, answer: () => void, report: string) {
  const workplace = slowWorkplace();
  await user.click(menuLink());
  await user.click(await screen.findByRole("button", { name: "离开，继续提交" }));
  await workplace.isLoading();
  answer();
  await expectToast(report);
  workplace.show();
  await expectArrival(address);
}

test("a record that is saved while another screen is loading does not end the way to it", async () => {
  const held = deferred<undefined>();
  server.use(http.patch("*/api/list/policy/:id", () => held.promise));
  const { user, address } = await renderScreen("SearchTable", { as: "admin" });
  await expectTotal("共 55 条");
  await user.click(within(firstRow()).getByRole("button", { name: /^编辑/ }));
  const drawer = within(await screen.findByRole("dialog", { name: "编辑集合" }));
  await fill(user, await drawer.findByRole("textbox", { name: /^内容量/ }), "11");
  await user.click(drawer.getByRole("button", { name: "保存" }));
  await leaveWhileSent({ user, address }, () => held.resolve(undefined), "已保存“城市夜色短视频精选”");
});

test("a queue that is created while another screen is loading does not end the way to it", async () => {
  const held = deferred<undefined>();
  server.use(http.post("*/api/list/quality-inspection", () => held.promise));
  const { user, address } = await renderScreen("Card", { as: "admin", at: "?tab=quality" });
  await user.click(await screen.findByRole("button", { name: /^新建质检队列/ }));
  await fill(user, await screen.findByRole("textbox", { name: "队列名称" }), "视频");
  await user.click(screen.getByRole("button", { name: "创建" }));
  await leaveWhileSent({ user, address }, () => held.resolve(undefined), "“视频”已创建");
});

test.each([
  ["a page that the list does not have", "?current=7"],
  ["a record that is not found", "?record=999"],
])("%s does not end the way to another screen that is loading", async (_, at) => {
  const held = deferred<undefined>();
  server.use(http.get("*/api/list/policy*", () => held.promise));
  const { user, address } = await renderScreen("SearchTable", { as: "admin", at });
  const workplace = slowWorkplace();
  await user.click(menuLink());
  await workplace.isLoading();
  held.resolve(undefined);
  await waitFor(() => expect(queryClient.isFetching({ queryKey: policies.queryKey })).toBe(0));
  workplace.show();
  await expectArrival(address);
});

test("a page that is turned while another screen is loading does not end the way to it", async () => {
  const { user, address } = await renderScreen("SearchTable", { as: "admin" });
  await expectTotal("共 55 条");
  const workplace = slowWorkplace();
  await user.click(menuLink());
  await workplace.isLoading();
  fireEvent.click(screen.getByRole("button", { name: "下一页" }));
  workplace.show();
  await expectArrival(address);
});
