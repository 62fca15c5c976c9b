import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "./fixtures";
import { button, dialog, role, within } from "./parts";

const PIXEL = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

test("uploads a picture of the account", async ({ user, logIn, downloads }) => {
  const file = join(downloads, "pixel.png");
  await writeFile(file, PIXEL, "base64");
  await logIn("user");
  await user.opens("/user/setting");
  await user.sees(button("更换头像"));
  await user.chooses(file);
  await user.clicks(within(dialog("裁剪头像"), button("使用这张头像")));
  const uploaded = "document.querySelectorAll(\"header img[src^='data:image/png']\").length";
  await expect.poll(() => user.evaluate(uploaded)).toBe(1);
});

test("reads messages in the message centre", async ({ user, logIn }) => {
  await logIn("admin");
  await user.opens("/exception/404");
  await user.clicks(button("消息中心，4 条未读"));
  const centre = dialog(/^消息中心/);
  await user.clicks(within(centre, role("article", /郑曦月/)));
  await user.sees(dialog("郑曦月的私信"));
  await user.presses("Escape");
  await user.sees(button("消息中心，3 条未读"));
  await user.clicks(within(centre, role("link", "查看全部")));
  await user.isAt("/message");
  await user.clicks(within(role("main"), button("全部已读")));
  await user.sees(button("消息中心，2 条未读"));
});
