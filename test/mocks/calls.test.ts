import * as v from "valibot";
import { describe, expect, test } from "vitest";
import type { DeclaredCall } from "#mocks/backend/declared-call";
import { routes } from "#mocks/handlers";
import * as card from "~/api/card";
import * as chat from "~/api/chat";
import * as dashboard from "~/api/dashboard";
import * as form from "~/api/form";
import * as login from "~/api/login";
import * as message from "~/api/message";
import * as policy from "~/api/policy";
import * as profile from "~/api/profile";
import * as user from "~/api/user";
import { createCaller, type Input } from "./caller";

const areas = { card, chat, dashboard, form, login, message, policy, profile, user };

const isCall = (value: unknown): value is DeclaredCall => typeof value === "function" && "spec" in value;

/** Every call that app/api declares, by its area and name. */
const calls = Object.entries(areas).flatMap(([area, module]) =>
  Object.entries<unknown>(module).flatMap(([name, value]) =>
    isCall(value) ? [{ name: `${area}.${name}`, call: value }] : [],
  ),
);

const picture = () => {
  const form = new FormData();
  form.set("file", new File([new Uint8Array([1, 2, 3])], "face.png", { type: "image/png" }));
  return form;
};
const policyForm = { name: "测试集合", contentType: "img", filterType: "rules", count: 1, status: "online" };
const audio = { mode: "mode1", acquisition: { channels: 2 }, encoding: { channels: 2, rate: 64, profile: "AAC-LC" } };
const video = {
  mode: "custom",
  acquisition: { resolution: "720*1280", frameRate: 30 },
  encoding: { resolution: "720*1280", rate: { min: 300, max: 1500, default: 800 }, frameRate: 30, profile: "main" },
};

/** What a call needs to be answered; the others need nothing. */
const inputs: Record<string, Input> = {
  "login.logIn": { body: { username: "admin", password: "admin" } },
  "login.sendLoginCaptcha": { body: { tel: "13800000000" } },
  "user.saveUser": {
    body: { email: "a@b.cn", name: "新名", countryRegion: "中国", area: ["北京市"], address: "", introduction: "" },
  },
  "user.uploadAvatar": { body: picture() },
  "dashboard.listPopular": { query: { type: "video" } },
  "message.markMessagesRead": { body: { ids: [1] } },
  "chat.collectChat": { params: { id: 1 }, body: { isCollect: true } },
  "policy.createPolicy": { body: policyForm },
  "policy.changePolicy": { params: { id: 1 }, body: { name: "改名" } },
  "policy.setPoliciesStatus": { body: { ids: [1], status: "offline" } },
  "policy.deletePolicies": { body: { ids: [1] } },
  "policy.importPolicies": { body: { rows: [policyForm] } },
  "card.createQualityInspection": { body: { title: "新队列" } },
  "card.markInspected": { params: { id: 1 }, body: { inspected: true } },
  "card.deleteQualityInspection": { params: { id: 1 } },
  "card.changeService": { params: { id: 1 }, body: { enable: false } },
  "card.switchPresetRule": { params: { id: 1 }, body: { enable: false } },
  "form.submitChannelForm": {
    body: {
      activityName: "春季推广",
      channelType: "app",
      promotionTime: ["2026-03-01 00:00:00", "2026-03-31 23:59:59"],
      promoteLink: "https://example.com",
      advertisingSource: "首页",
      advertisingMedia: "视频",
      keyword: ["春天"],
      pushNotify: true,
      advertisingContent: "",
    },
  },
  "form.submitGroupForm": { body: { video, audio, explanation: "" } },
};

test("every declared call has exactly one route, and there are no others", () => {
  expect(calls).toHaveLength(routes.length);
  for (const { name, call } of calls) {
    expect(
      routes.filter((route) => route.spec === call.spec),
      name,
    ).toHaveLength(1);
  }
});

describe("every call", () => {
  test.each(calls)("$name is answered as it declares", async ({ name, call }) => {
    const { httpStatus, body } = await createCaller().call(call, { as: "admin", ...inputs[name] });
    expect(httpStatus).toBe(200);
    expect(body).toMatchObject({ status: "success", code: 200, success: true, message: "请求成功", msg: "请求成功" });
    expect(v.safeParse(call.spec.answer, body.data).issues).toBeUndefined();
  });

  const withBody = calls.filter(({ call }) => call.spec.body);
  test.each(withBody)("$name refuses a body of another shape", async ({ name, call }) => {
    const wrong = { ...inputs[name], as: "admin" as const, body: [1] };
    const { httpStatus, body } = await createCaller().call(call, wrong);
    expect(httpStatus).toBe(200);
    expect(body).toMatchObject({ status: "error", code: 50000, data: null, success: false });
    expect(body.message).toMatch(/^请求参数不正确/);
    expect(body.msg).toBe(body.message);
  });

  const open = [login.logIn, login.logOut, login.sendLoginCaptcha, login.getCaptchaPicture, user.listMenu].map(
    (call) => call.spec,
  );
  test.each(calls)("$name asks for a login where it needs one", async ({ name, call }) => {
    const { httpStatus, body } = await createCaller().call(call, inputs[name]);
    expect(httpStatus).toBe(200);
    const isOpen = open.some((spec) => spec === call.spec);
    expect(body).toMatchObject(isOpen ? { code: 200 } : { code: 50008, message: "未登录", data: null });
  });

  const adminOnly = calls.filter(({ call }) => call.spec.kind === "write" && call.spec.path.startsWith("/api/list/"));
  test("the writes to lists are known", () => expect(adminOnly).toHaveLength(10));
  test.each(calls)("$name is for its roles", async ({ name, call }) => {
    const { httpStatus, body } = await createCaller().call(call, { as: "user", ...inputs[name] });
    const isAdminOnly = adminOnly.some((write) => write.call === call);
    expect(httpStatus).toBe(isAdminOnly ? 403 : 200);
    expect(body.success).toBe(!isAdminOnly);
    if (isAdminOnly) expect(body.message).toContain("没有权限");
  });
});

test.each([
  ["broken JSON", "{"],
  ["null", "null"],
  ["a list", "[]"],
  ["nothing", ""],
])("a body that is %s is refused, not a crash", async (_, text) => {
  const { httpStatus, body } = await createCaller().call(login.logIn, { body: text });
  expect(httpStatus).toBe(200);
  expect(body).toMatchObject({ status: "error", code: 50000, data: null });
});
