import { screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { http } from "msw";
import { server } from "#mocks/node";
import { pathTo } from "~/navigation/paths";
import { deferred } from "../../../support/deferred";
import { button, chooseOption, field, fill } from "../../../support/page-parts";

export const PATH = pathTo("Step");
export const SUBMIT = "POST /api/channel-form/submit";

export async function fillFirstStep(user: UserEvent, link: string) {
  await fill(user, field("活动名称"), "双十一推广");
  await chooseOption(user, "渠道类型", "APP 通用渠道");
  await fill(user, field("推广时间 开始日期"), "20361105");
  await fill(user, field("推广时间 结束日期"), "2036/11/11");
  await fill(user, field("推广地址"), link);
}

export async function fillSecondStep(user: UserEvent) {
  await fill(user, await screen.findByRole("textbox", { name: /^广告来源/ }), "官网");
  await fill(user, field("广告媒介"), "视频");
  await user.type(field("关键词"), "秋季{Enter}");
  await fill(user, field("广告内容"), "全场八折");
}

/** Fills in both steps and submits them. */
export async function submitForm(user: UserEvent) {
  await fillFirstStep(user, "https://example.com");
  await user.click(button("下一步"));
  await fillSecondStep(user);
  await user.click(button("提交"));
}

/** Holds back the responses to submissions until the returned function gives one. */
export function holdSubmissions(): (response: Response) => void {
  const response = deferred<Response>();
  server.use(http.post("*/api/channel-form/submit", () => response.promise));
  return response.resolve;
}
