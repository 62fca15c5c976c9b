import { waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { basicProfile } from "#mocks/data/profile";
import { users } from "#mocks/data/users";
import { writeOutcomes } from "~/features/submissions/outcomes-store";
import { pathTo } from "~/navigation/paths";
import { accountOf } from "~/session/account";
import { main } from "../../../support/page-parts";
import { renderScreen, setUpScreens } from "../../../support/render-screen";

setUpScreens();

const { video, audio } = basicProfile;
const by = { account: accountOf(users.admin), by: "王立群", at: "2026-11-21T08:00:00.000Z" };
const content = {
  form: "Group",
  values: {
    video: { ...video, mode: "mode1" },
    audio: { ...audio, encoding: { ...audio.encoding, rate: 64 } },
    explanation: "",
  },
  before: { video: { ...video, mode: "custom" }, audio },
};

test("a refused field is named with the value that was sent, and its link leads to it", async () => {
  const refusal = {
    submission: { ...by, content },
    message: "参数冲突",
    mayBeDone: false,
    fields: { "audio.encoding.rate": "码率过低", budget: "预算不足" },
  };
  writeOutcomes(JSON.stringify({ done: [], refused: [refusal] }));
  const { user, address } = await renderScreen("Error", { as: "admin" });
  const [, rate, unknown] = main().getAllByRole("listitem").slice(-3);
  expect(rate).toHaveTextContent("音频参数 · 编码码率码率过低提交的值：64 kbps去修改");
  expect(unknown).toHaveTextContent(/^budget预算不足$/);
  await user.click(main().getByRole("link", { name: "去修改：音频参数 · 编码码率" }));
  await waitFor(() => expect(address()).toBe("/form/group"));
});

test("a submission without an answer is said to have an unknown outcome, not to have failed", async () => {
  const refusal = { submission: { ...by, content }, message: "网络错误，请稍后重试", mayBeDone: true, fields: {} };
  writeOutcomes(JSON.stringify({ done: [], refused: [refusal] }));
  const { go } = await renderScreen("Error", { as: "admin" });
  expect(main().getByRole("heading", { name: "结果未知" })).toBeVisible();
  expect(main().getByText(/可能已经提交成功/)).toBeVisible();
  expect(main().queryByText(/提交失败|网络错误/)).toBeNull();
  await go(pathTo("Success"));
  const recent = within(await main().findByRole("region", { name: "最近提交" }));
  expect(recent.getByRole("listitem")).toHaveTextContent(/^分组表单结果未知/);
});

const taken = { done: [{ ...by, content }], refused: [] };
const refused = {
  done: [],
  refused: [{ submission: { ...by, content }, message: "参数冲突", mayBeDone: false, fields: {} }],
};
test.each([
  ["Success", "in review", taken],
  ["Error", "that was refused", refused],
] as const)(
  "%s shows a change %s beside the values that still apply, and folds the others",
  async (name, _, outcomes) => {
    writeOutcomes(JSON.stringify(outcomes));
    await renderScreen(name, { as: "admin" });
    expect(
      main()
        .getAllByRole("row")
        .slice(0, 3)
        .map(({ textContent }) => textContent),
    ).toEqual(["参数原有的值提交的值", "视频参数 · 匹配模式自定义模式\u20091", "音频参数 · 编码码率128 kbps64 kbps"]);
    expect(main().queryAllByRole("deletion")).toEqual([]);
    expect(main().getByText("未修改 12 项").closest("details")).not.toHaveAttribute("open");
  },
);

test.each([
  ["Success", "button", "打印结果", "返回列表", taken],
  ["Error", "link", "返回工作台", "返回修改", refused],
] as const)("%s leads by Tab from the %s %s to the main action, %s", async (name, role, first, last, outcomes) => {
  writeOutcomes(JSON.stringify(outcomes));
  const { user } = await renderScreen(name, { as: "admin" });
  main().getByRole(role, { name: first }).focus();
  await user.tab();
  expect(main().getByRole("link", { name: last })).toHaveFocus();
});

test.each([
  ["Success", "还没有提交过内容", "登录后在本浏览器标签页提交的结果会显示在这里"],
  ["Error", "没有提交失败的内容", "如果提交失败，原因会显示在这里"],
] as const)(
  "%s without a submission says so, and what it would show, and leads to the forms",
  async (name, title, text) => {
    const { user, address } = await renderScreen(name, { as: "admin" });
    expect(main().getByRole("heading", { level: 2 })).toHaveTextContent(title);
    expect(main().getByText(text)).toBeVisible();
    await user.click(main().getByRole("link", { name: "分步表单" }));
    await main().findByRole("textbox", { name: /^活动名称/ });
    expect(address()).toBe("/form/step");
  },
);
