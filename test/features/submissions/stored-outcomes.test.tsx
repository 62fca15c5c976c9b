import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { basicProfile } from "#mocks/data/profile";
import { users } from "#mocks/data/users";
import type { ChannelForm } from "~/api/form";
import { writeOutcomes } from "~/features/submissions/outcomes-store";
import { accountOf } from "~/session/account";
import { main } from "../../support/page-parts";
import { renderScreen, setUpScreens } from "../../support/render-screen";

setUpScreens();

const values: ChannelForm = {
  activityName: "春节活动",
  channelType: "app",
  promotionTime: ["9999-12-30 00:00:00", "9999-12-31 23:59:59"],
  promoteLink: "https://example.com",
  advertisingSource: "官网",
  advertisingMedia: "海报",
  keyword: ["春节"],
  pushNotify: true,
  advertisingContent: "",
};
const store = (at: string, change: Partial<ChannelForm> = {}) => {
  const content = { form: "Step", values: { ...values, ...change } };
  const done = { account: accountOf(users.admin), by: "王立群", at, content };
  writeOutcomes(JSON.stringify({ done: [done], refused: [] }));
};

test.each([
  ["of the last year with four digits", "9999-12-31T08:00:00.000Z", "9999/12/31"],
  ["of a year with five", "+012026-11-25T08:00:00.000Z", "12026/11/25"],
])("the details of a submission %s are shown", async (_, at, day) => {
  store(at);
  await renderScreen("Success", { as: "admin", at: "?form=Step" });
  expect(await main().findByText(new RegExp(`^${day}`))).toBeVisible();
  expect(main().getByText("9999/12/30 至 9999/12/31")).toBeVisible();
});

test.each(["", "yesterday", "2026-13-45T99:00:00Z"])("a stored submission of no time, %j, is none", async (at) => {
  store(at);
  await renderScreen("Success", { as: "admin", at: "?form=Step" });
  expect(screen.getByRole("heading", { level: 1 })).not.toHaveTextContent("500");
  expect(main().queryByText("春节活动")).toBeNull();
  expect(main().getByRole("link", { name: "分步表单" })).toBeVisible();
});

test.each([
  ["?form=Step", "活动已创建。"],
  ["?form=Group", "修改已提交审批，通过后立即生效"],
  ["", "修改已提交审批，通过后立即生效"],
])("of two submissions, /result/success%s shows that of its form, or else the last", async (at, text) => {
  const { video, audio } = basicProfile;
  const by = { account: accountOf(users.admin), by: "王立群", at: "2026-11-21T08:00:00.000Z" };
  const group = { form: "Group", values: { video, audio, explanation: "" }, before: { video, audio } };
  const done = [
    { ...by, content: group },
    { ...by, content: { form: "Step", values } },
  ];
  writeOutcomes(JSON.stringify({ done, refused: [] }));
  await renderScreen("Success", { as: "admin", at });
  expect(await main().findByText(new RegExp(`^${text}`))).toBeVisible();
});

test("a stored submission with days that are none shows them as they are", async () => {
  store("2026-11-25T08:00:00.000Z", { promotionTime: ["soon", "2026-11-31 00:00:00"] });
  await renderScreen("Success", { as: "admin", at: "?form=Step" });
  expect(await main().findByText("soon 至 2026-11-31 00:00:00")).toBeVisible();
});
