import { test } from "./fixtures";
import { button, dialog, field, heading, role, text } from "./parts";

const question = dialog("有未保存的内容");

test("keeps a draft, and sends the form in three steps", async ({ user, logIn }) => {
  await logIn("admin");
  await user.opens("/form/step");
  await user.clicks(button("下一步"));
  await user.sees(text("请输入活动名称"));
  await user.fills(field("活动名称"), "双十一推广");
  await user.clicks(button("异常页"));
  await user.clicks(role("link", "404"));
  await user.sees(question);
  await user.presses("Escape");
  await user.seesNo(question);
  await user.reloads();
  await user.seesIn(field("活动名称"), ["双十一推广"]);

  await user.clicks(role("combobox", "渠道类型"));
  await user.clicks(role("option", "APP 通用渠道"));
  await user.fills(field("推广时间 开始日期"), "20361105");
  await user.fills(field("推广时间 结束日期"), "2036/11/11");
  await user.fills(field("推广地址"), "https://example.com/a");
  await user.clicks(button("下一步"));
  await user.isAt("/form/step?step=2");
  await user.fills(field("广告来源"), "官网");
  await user.fills(field("广告媒介"), "视频");
  await user.fills(field("关键词"), "秋季，折扣");
  await user.presses("Enter");
  await user.clicks(role("switch", "推送提醒"));
  await user.fills(field("广告内容"), "全场八折");
  await user.clicks(button("提交"));
  await user.sees(heading("提交成功"));
  await user.sees(text("活动“双十一推广”已创建"));
});

test("sends the changed parameters after a refused value", async ({ user, logIn }) => {
  await logIn("admin");
  await user.opens("/form/group");
  await user.fills(field("编码码率默认值"), "2.5");
  await user.clicks(button("提交"));
  await user.sees(button(/^有 1 项需要修改/));
  await user.fills(field("编码码率默认值"), "500");
  await user.clicks(button("提交"));
  await user.sees(heading("提交成功"));
});
