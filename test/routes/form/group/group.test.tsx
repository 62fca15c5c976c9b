import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { pathTo } from "~/navigation/paths";
import { button, field, fill, main, mainMenu } from "../../../support/page-parts";
import { renderScreen, setUpScreens } from "../../../support/render-screen";

setUpScreens();

/** The value of each field in order: a text, or the index of an option. */
const COMPLETE = [1, 2, "15", 3, "300", "1500", "800", "30", 3, 2, "8", "2", "128", 2, "上线前复核"];

const rate = (name: string) => field(`编码码率${name}`);
const problems = () => within(screen.getByRole("alert")).getAllByRole("listitem");

async function fillIn(user: UserEvent) {
  const fields = main().getAllByRole("textbox");
  for (const [at, value] of COMPLETE.entries()) {
    const target = fields[at];
    if (!target) throw new Error(`There is no field ${at}`);
    if (typeof value === "string") await fill(user, target, value);
    else {
      await user.click(target);
      const option = (await screen.findAllByRole("option"))[value - 1];
      if (option) await user.click(option);
    }
  }
}

test("the three rates are checked against each other, with the error at the right field", async () => {
  const { user } = await renderScreen("Group", { as: "admin" });
  await fillIn(user);
  await fill(user, rate("默认值"), "200");
  await user.click(button("提交"));
  await waitFor(() => expect(rate("默认值")).toHaveFocus());
  expect(screen.getByText("默认值不能小于最小值")).toBeVisible();
  expect(problems()).toHaveLength(1);
  await fill(user, rate("默认值"), "400");
  await fill(user, rate("最大值"), "250");
  await user.click(button("提交"));
  await waitFor(() => expect(rate("最大值")).toHaveFocus());
  expect(screen.getByText("最大值不能小于最小值")).toBeVisible();
  expect(screen.getByText("默认值不能大于最大值")).toBeVisible();
});

test("a number keeps what was typed, and the rule refuses it", async () => {
  const { user } = await renderScreen("Group", { as: "admin" });
  for (const typed of ["2.5", "-2", "0x1F4"]) {
    await fill(user, field("采集帧率"), typed);
    await user.click(button("提交"));
    expect(field("采集帧率")).toHaveValue(typed);
    expect(field("采集帧率")).toHaveAccessibleDescription(/请输入 1–60 的整数/);
  }
});

test("a reset asks first, then empties all fields", async () => {
  const { user, address } = await renderScreen("Group", { as: "admin" });
  await user.click(field("编码分辨率"));
  const [option] = await screen.findAllByRole("option");
  if (option) await user.click(option);
  await fill(user, rate("最小值"), "300");
  await user.tab();
  await user.click(button("重置"));
  const dialog = async () => within(await screen.findByRole("dialog", { name: "重置表单" }));
  await user.click((await dialog()).getByRole("button", { name: "取消" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(rate("最小值")).toHaveValue("300");
  await user.click(button("重置"));
  await user.click((await dialog()).getByRole("button", { name: "确定重置" }));
  await waitFor(() => expect(rate("最小值")).toHaveValue(""));
  expect(field("编码分辨率")).toHaveValue("");
  await user.click(within(mainMenu()).getByRole("link", { name: "工作台" }));
  await waitFor(() => expect(address()).toBe(pathTo("Workplace")));
  expect(screen.queryByRole("dialog")).toBeNull();
});
