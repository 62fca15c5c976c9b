import { screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { faults } from "#mocks/node";
import { button, field, fill } from "./page-parts";
import { renderScreen } from "./render-screen";

export const SUBMIT = "POST /api/group-form/submit";
export const rate = (name: string) => field(`编码码率${name}`);
export const audioRate = () =>
  within(screen.getByRole("region", { name: "音频参数" })).getByRole("textbox", { name: /编码码率/ });

export async function openForm() {
  const rendered = await renderScreen("Group", { as: "admin" });
  await screen.findByRole("textbox", { name: /^采集帧率/ });
  return rendered;
}
export const fillRates = async (user: UserEvent, ...rates: [string, string, string]) => {
  for (const [index, name] of ["最小值", "最大值", "默认值"].entries())
    await fill(user, rate(name), rates[index] ?? "");
};

export async function reset(user: UserEvent) {
  await user.click(button("重置"));
  const dialog = within(await screen.findByRole("dialog", { name: "重置表单" }));
  await user.click(dialog.getByRole("button", { name: "确定重置" }));
}

/** Submits a change that is refused for the audio's rate; returns what says so. */
export async function submitRefused(user: UserEvent) {
  const fields = { "audio.encoding.rate": "码率已被占用" };
  faults.set(SUBMIT, {
    kind: "status",
    status: 422,
    body: { status: "error", code: 42200, message: "参数冲突", data: { fields } },
  });
  await fillRates(user, "300", "800", "500");
  await user.click(button("提交"));
  return screen.findByRole("group", { name: "提交失败" });
}
