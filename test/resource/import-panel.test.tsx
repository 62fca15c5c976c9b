import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { recordBodies } from "../support/client";
import { button } from "../support/page-parts";
import { renderScreen, setUpScreens } from "../support/render-screen";
import { expectTotal } from "../support/search-table";
import { expectToast } from "../support/toasts";

setUpScreens();

async function openImport() {
  const { user } = await renderScreen("SearchTable", { as: "admin" });
  await expectTotal("共 55 条");
  await user.click(button("批量导入"));
  return { user, drawer: await screen.findByRole("dialog", { name: "批量导入集合" }) };
}

async function upload(user: UserEvent, drawer: HTMLElement, text: string) {
  await within(drawer).findByRole("button", { name: "选择文件" });
  const input = drawer.querySelector<HTMLInputElement>("input[type=file]");
  if (!input) throw new Error("There is no file input");
  const file = new File([text], "policies.csv", { type: "text/csv" });
  // jsdom has no File whose bytes can be read.
  Object.assign(file, { arrayBuffer: async () => new TextEncoder().encode(text).buffer });
  await user.upload(input, file);
}

test("imports a file whose headers and values are in another language, in upper or lower case", async () => {
  const bodies = recordBodies("POST /api/list/policy/import");
  const { user, drawer } = await openImport();
  await upload(
    user,
    drawer,
    "name,Content type,FILTERING,Content,Status\r\nNight,IMG,by rules,12,Online\r\nDay,portrait,人工筛选,3,已下线",
  );
  await user.click(await within(drawer).findByRole("button", { name: "导入 2 行" }));
  await expectToast("已导入 2 个集合");
  expect(bodies).toEqual([
    {
      rows: [
        { name: "Night", contentType: "img", filterType: "rules", count: 12, status: "online" },
        { name: "Day", contentType: "verticalVideo", filterType: "artificial", count: 3, status: "offline" },
      ],
    },
  ]);
});

test("asks before a checked file is left that is not imported yet", async () => {
  const { user, drawer } = await openImport();
  await upload(user, drawer, "集合名称,内容体裁,筛选方式,内容量,状态\r\n夜色,图文,规则筛选,12,已上线");
  await within(drawer).findByRole("button", { name: "导入 1 行" });
  await user.keyboard("{Escape}");
  const question = () => screen.findByRole("dialog", { name: "放弃导入" });
  await user.click(within(await question()).getByRole("button", { name: "继续填写" }));
  expect(within(drawer).getByRole("button", { name: "导入 1 行" })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "放弃导入" })).toBeNull());
  await user.click(within(drawer).getByRole("button", { name: "关闭" }));
  await user.click(within(await question()).getByRole("button", { name: "放弃内容" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test.each([
  ["a zero-width space", "夜\u200B色"],
  ["an order of letters that is turned", "abc\u202Edef"],
  ["a bell", "夜\u0007色"],
])("refuses a name with %s", async (_, name) => {
  const { user, drawer } = await openImport();
  await upload(user, drawer, `集合名称,内容体裁,筛选方式,内容量,状态\r\n${name},图文,规则筛选,12,已上线`);
  const errors = await within(drawer).findByRole("table", { name: "错误" });
  expect(errors).toHaveTextContent("集合名称里有看不见的字符，请删除后重新输入");
});
