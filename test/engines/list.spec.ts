import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "./fixtures";
import { button, dialog, field, role, text, within } from "./parts";

const LIST = "/list/search-table";
const CITIES = `${LIST}?name=${encodeURIComponent("城市")}`;
const filters = role("region", "筛选条件");
const count = role("row", /4,321/);

test("filters a list, goes back, and edits a record", async ({ user, logIn }) => {
  await logIn("admin");
  await user.opens(LIST);
  await user.sees(text("共 55 条"));
  await user.fills(within(filters, field("集合名称")), "城市");
  await user.presses("Enter");
  await user.isAt(CITIES);
  await user.sees(text("共 4 条"));
  await user.clicks(within(filters, role("combobox", "状态")));
  await user.clicks(role("option", "已上线"));
  await user.clicks(button("查询"));
  await user.isAt(`${CITIES}&status=online`);
  await user.goesBack();
  await user.isAt(CITIES);
  await user.sees(text("共 4 条"));

  await user.clicks(button(/^编辑/));
  await user.fills(within(dialog("编辑集合"), field(/^内容量/)), "4321");
  await user.clicks(within(dialog("编辑集合"), button("保存")));
  await user.seesNo(dialog("编辑集合"));
  await user.sees(count);
  await user.reloads();
  await user.sees(count);
});

test("downloads all matching records", async ({ user, logIn, downloads }) => {
  await logIn("user");
  await user.opens(`${LIST}?status=offline`);
  await user.sees(role("row", /已下线/));
  const [total = ""] = await user.reads(text(/^共 \d+ 条$/));
  await user.clicks(button("下载"));
  const files = async () => (await readdir(downloads, { recursive: true })).filter((name) => name.endsWith(".csv"));
  await expect.poll(files).toEqual([expect.stringMatching(/集合列表-\d{4}-\d\d-\d\d\.csv$/)]);
  const [name = ""] = await files();
  await expect
    .poll(async () => (await readFile(join(downloads, name), "utf8")).split("\r\n").length - 1)
    .toBe(Number(/\d+/.exec(total)?.[0]));
});
