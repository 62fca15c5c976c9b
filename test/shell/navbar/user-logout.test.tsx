import { act, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { notify } from "~/components/feedback/notify";
import { chooseInAccountMenu } from "../../support/page-parts";
import { renderScreen, setUpScreens } from "../../support/render-screen";

setUpScreens();

test("a logout hides what is said about the account's work", async () => {
  const { user } = await renderScreen("404", { as: "admin" });
  act(() => {
    notify({ id: "not-copied", message: "请手动复制：春日集市", autoClose: false });
  });
  expect(await screen.findByText("请手动复制：春日集市")).toBeVisible();
  await chooseInAccountMenu(user, "登出登录");
  await screen.findByRole("button", { name: "登录" });
  await waitFor(() => expect(screen.queryByText("请手动复制：春日集市")).toBeNull());
});
