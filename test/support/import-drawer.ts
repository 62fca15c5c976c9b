import { screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { button } from "./page-parts";
import { renderScreen } from "./render-screen";
import { expectTotal } from "./search-table";

/** The columns that the search table imports. */
export const HEAD = "集合名称,内容体裁,筛选方式,内容量,状态";

export async function openImport() {
  const { user, go, address } = await renderScreen("SearchTable", { as: "admin" });
  await expectTotal("共 55 条");
  await user.click(button("批量导入"));
  return { user, go, address, drawer: await screen.findByRole("dialog", { name: "批量导入集合" }) };
}

export async function upload(user: UserEvent, drawer: HTMLElement, text: string, read?: Promise<void>) {
  await within(drawer).findByRole("button", { name: "选择文件" });
  const input = drawer.querySelector<HTMLInputElement>("input[type=file]");
  if (!input) throw new Error("There is no file input");
  const file = new File([text], "policies.csv", { type: "text/csv" });
  // jsdom has no File whose bytes can be read.
  Object.assign(file, { arrayBuffer: () => Promise.resolve(read).then(() => new TextEncoder().encode(text).buffer) });
  await user.upload(input, file);
}
