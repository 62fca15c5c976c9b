import type { Page } from "@playwright/test";
import type { FaultKey } from "#mocks/backend/faults";
import { pathTo } from "~/navigation/paths";
import { expect } from "../fixtures";
import { button, field, fillFirstStep, fillSecondStep, selectFocusedOption } from "../forms";
import { rows } from "../search-table";

const CARD = pathTo("Card");
const SEARCH_TABLE = pathTo("SearchTable");

type Write = {
  call: FaultKey;
  path: string;
  prepare?: (page: Page) => Promise<void>;
  /** Sends the call; can be repeated. */
  send: (page: Page) => Promise<void>;
};

const dialog = (page: Page) => page.getByRole("dialog");
const inDialog = (page: Page, name: string) => dialog(page).getByRole("button", { name, exact: true });
const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkM9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const CSV = Buffer.from("集合名称,内容体裁,筛选方式,内容量,状态\n导入的,图文,规则筛选,12,已上线");
const UNDO_MS = 5000;

async function fillGroupForm(page: Page) {
  for (const input of await page.locator("form [data-path]").all()) {
    const path = (await input.getAttribute("data-path")) ?? "";
    const isChoice = (await input.getAttribute("aria-haspopup")) === "listbox";
    if (isChoice) {
      await input.focus();
      await selectFocusedOption(page, 1);
    } else await input.fill(/rate\.\w+$/.test(path) ? "300" : "8");
  }
}

async function fillPolicy(page: Page) {
  await button(page, "新建").click();
  await dialog(page).getByLabel("集合名称").fill("新的集合");
  for (const name of ["内容体裁", "筛选方式"]) {
    await dialog(page).getByRole("combobox", { name }).focus();
    await selectFocusedOption(page, 1);
  }
}

/** Every write on a screen, and how a user sends it. */
export const WRITES: readonly Write[] = [
  {
    call: "POST /api/user/save-info",
    path: pathTo("Setting"),
    prepare: (page) => field(page, "昵称").fill("别名"),
    send: (page) => button(page, "保存").click(),
  },
  {
    call: "POST /api/user/upload",
    path: pathTo("Setting"),
    send: async (page) => {
      await page.locator("input[type=file]").setInputFiles({ name: "a.png", mimeType: "image/png", buffer: PIXEL });
      await button(page, "使用这张头像").click();
    },
  },
  { call: "POST /api/message/read", path: pathTo("Message"), send: (page) => button(page, "全部已读").click() },
  {
    call: "PATCH /api/chat/:id",
    path: pathTo("Workplace"),
    send: (page) => page.getByRole("button", { name: /^收藏/ }).first().click(),
  },
  {
    call: "POST /api/list/quality-inspection",
    path: `${CARD}?tab=quality`,
    prepare: async (page) => {
      await page.getByRole("button", { name: /^新建质检队列/ }).click();
      await dialog(page).getByRole("textbox").fill("新队列");
    },
    send: (page) => inDialog(page, "创建").click(),
  },
  {
    call: "PATCH /api/list/quality-inspection/:id",
    path: `${CARD}?tab=quality`,
    send: (page) => button(page, "质检").first().click(),
  },
  {
    call: "DELETE /api/list/quality-inspection/:id",
    path: `${CARD}?tab=quality`,
    async send(page) {
      // The question is closed where the deletion may be done.
      if (!(await dialog(page).isVisible())) await button(page, "删除").first().click();
      await inDialog(page, "删除").click();
    },
  },
  {
    call: "PATCH /api/list/the-service/:id",
    path: `${CARD}?tab=service`,
    send: async (page) => {
      await button(page, "取消服务").first().click();
      await inDialog(page, "取消服务").click();
    },
  },
  {
    call: "PATCH /api/list/rules-preset/:id",
    path: `${CARD}?tab=rule`,
    send: (page) => page.getByRole("switch").first().press("Space"),
  },
  {
    call: "POST /api/list/policy",
    path: SEARCH_TABLE,
    prepare: fillPolicy,
    send: (page) => inDialog(page, "保存").click(),
  },
  {
    call: "PATCH /api/list/policy/:id",
    path: SEARCH_TABLE,
    prepare: async (page) => {
      await page.getByRole("button", { name: /^编辑/ }).first().click();
      await dialog(page).getByLabel("集合名称").fill("改名");
    },
    send: (page) => inDialog(page, "保存").click(),
  },
  {
    call: "PATCH /api/list/policy",
    path: SEARCH_TABLE,
    send: (page) =>
      rows(page)
        .first()
        .getByRole("button", { name: /^[上下]线/ })
        .click(),
  },
  {
    call: "DELETE /api/list/policy",
    path: SEARCH_TABLE,
    send: async (page) => {
      await rows(page)
        .first()
        .getByRole("button", { name: /^更多操作/ })
        .click();
      await page.getByRole("menuitem", { name: "删除" }).click();
      await expect(rows(page)).toHaveCount(9);
      await page.clock.fastForward(UNDO_MS);
      await expect(rows(page)).toHaveCount(10);
    },
  },
  {
    call: "POST /api/list/policy/import",
    path: SEARCH_TABLE,
    prepare: async (page) => {
      await button(page, "批量导入").click();
      const file = { name: "a.csv", mimeType: "text/csv", buffer: CSV };
      await dialog(page).locator("input[type=file]").setInputFiles(file);
    },
    send: (page) => inDialog(page, "导入 1 行").click(),
  },
  {
    call: "POST /api/channel-form/submit",
    path: pathTo("Step"),
    prepare: async (page) => {
      await fillFirstStep(page);
      await button(page, "下一步").click();
      await fillSecondStep(page);
    },
    send: (page) => button(page, "提交").click(),
  },
  {
    call: "POST /api/group-form/submit",
    path: pathTo("Group"),
    prepare: fillGroupForm,
    send: (page) => button(page, "提交").click(),
  },
];
