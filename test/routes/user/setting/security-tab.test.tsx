import { expect, test } from "vitest";
import { users } from "#mocks/data/users";
import { loadNamespaces } from "~/i18n/translations";
import { SecurityTab } from "~/routes/user/setting/security-tab";
import { isolateRendering, renderNode } from "../../../support/render";
import { setUpTranslations } from "../../../support/translations";

setUpTranslations();
isolateRendering();

test.each([
  ["150****0000", "a@b.cn", "安全手机150****0000安全邮箱a@b.cn安全手机不能在此修改，安全邮箱可在“基础信息”中修改"],
  ["150****0000", "", "安全手机150****0000安全手机不能在此修改"],
  ["", "a@b.cn", "安全邮箱a@b.cn安全邮箱可在“基础信息”中修改"],
  ["", "", "服务器没有提供账号的安全信息"],
])("of the phone “%s” and the email “%s” it says where each can be changed", async (phone, email, text) => {
  await loadNamespaces(["user"]);
  const tab = await renderNode(<SecurityTab user={{ ...users.admin, phone, email }} />);
  expect(tab.textContent).toBe(text);
});
