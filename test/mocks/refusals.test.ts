import { describe, expect, test, vi } from "vitest";
import { memoryStorage } from "#mocks/backend/storage";
import { changeService, createQualityInspection, deleteQualityInspection, listQualityInspections } from "~/api/card";
import { collectChat } from "~/api/chat";
import { createPolicy, importPolicies, listPolicies } from "~/api/policy";
import { getUser, saveUser, uploadAvatar } from "~/api/user";
import { createCaller } from "./caller";

const FIRST = { query: { current: 1, pageSize: 100 } };
const form = { name: "新集合", contentType: "img", filterType: "rules", count: 7, status: "online" };
const information = {
  email: "new@example.com",
  name: "王新名",
  countryRegion: "中国",
  area: ["上海市", "上海市"],
  address: "世纪大道",
  introduction: "你好",
};

function upload(file: File | string, field = "file"): FormData {
  const data = new FormData();
  data.set(field, file);
  return data;
}

describe("rejects without changing anything", () => {
  const large = new File([new Uint8Array(2 * 1024 * 1024 + 1)], "a.png", { type: "image/png" });
  test.each([
    ["an unknown chat", collectChat, { params: { id: 99 }, body: { isCollect: true } }, "聊天不存在"],
    ["an unknown queue", deleteQualityInspection, { params: { id: 99 } }, "质检队列不存在"],
    ["an unknown service", changeService, { params: { id: 99 }, body: { enable: true } }, "服务不存在"],
    ["an expired service", changeService, { params: { id: 8 }, body: { enable: true } }, "服务已过期，请先续约"],
    ["a queue without a name", createQualityInspection, { body: { title: "  " } }, "队列名称不能为空"],
    ["a policy without a name", createPolicy, { body: { ...form, name: "" } }, "集合名称不能为空"],
    ["a negative count", importPolicies, { body: { rows: [form, { ...form, count: -1 }] } }, "内容量不能小于 0"],
    ["a user without a name", saveUser, { body: { ...information, name: "" } }, "昵称不能为空"],
    ["an upload without a file", uploadAvatar, { body: upload("text") }, "请选择要上传的图片"],
    ["an upload in another field", uploadAvatar, { body: upload(large, "picture") }, "请选择要上传的图片"],
    ["no picture", uploadAvatar, { body: upload(new File(["x"], "a.txt", { type: "text/plain" })) }, "只能上传图片"],
    ["an empty picture", uploadAvatar, { body: upload(new File([], "a.png", { type: "image/png" })) }, "图片内容为空"],
    ["a picture above 2 MB", uploadAvatar, { body: upload(large) }, "图片不能超过 2 MB"],
  ])("%s", async (_, call, input, message) => {
    const { call: send, data } = createCaller();
    const before = await Promise.all([data(listPolicies, FIRST), data(listQualityInspections), data(getUser)]);
    const { httpStatus, body } = await send(call, { as: "admin", ...input });
    expect([httpStatus, body.code, body.message]).toEqual([200, 50000, message]);
    const after = await Promise.all([data(listPolicies, FIRST), data(listQualityInspections), data(getUser)]);
    expect(after).toEqual(before);
  });
});

test("an error in the backend itself is answered as a failure, and logged", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const broken = { ...memoryStorage(), get: () => Promise.reject(new Error("disk full")) };
  const { httpStatus, body } = await createCaller(broken).call(getUser, { as: "admin" });
  expect([httpStatus, body.success, body.message]).toEqual([500, false, "服务异常，请稍后重试"]);
  expect(log).toHaveBeenCalledOnce();
});
