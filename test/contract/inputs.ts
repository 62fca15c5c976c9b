import type { CallInput } from "../mocks/caller";
import { calls } from "./calls";
import { exampleInput } from "./example-input";

const picture = () => {
  const form = new FormData();
  form.set("file", new File([new Uint8Array([1, 2, 3])], "face.png", { type: "image/png" }));
  return form;
};
const audio = { mode: "mode1", acquisition: { channels: 2 }, encoding: { channels: 2, rate: 64, profile: "AAC-LC" } };
const video = {
  mode: "custom",
  acquisition: { resolution: "720*1280", frameRate: 30 },
  encoding: { resolution: "720*1280", rate: { min: 300, max: 1500, default: 800 }, frameRate: 30, profile: "main" },
};

type Input = Pick<CallInput, "params" | "query"> & { body?: object };

/** Input that says more, or must be more, than what its schema accepts. */
const INPUTS: Record<string, Input> = {
  "login.logIn": { body: { username: "admin", password: "admin" } },
  "session.renewToken": { body: { refreshToken: "demo-refresh-admin-00000000-0000-4000-8000-000000000001.0" } },
  "login.sendLoginCaptcha": { body: { tel: "13800000000" } },
  "user.saveUser": {
    body: { email: "a@b.cn", name: "新名", countryRegion: "中国", area: ["北京市"], address: "", introduction: "" },
  },
  "user.uploadAvatar": { body: picture() },
  "dashboard.listPopular": { query: { type: "video" } },
  "message.markMessagesRead": { body: { ids: [1] } },
  "chat.collectChat": { params: { id: 1 }, body: { isCollect: true } },
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

/** The input that each call needs in the demonstration. */
export const inputs: Record<string, Input> = {
  ...Object.fromEntries(calls.map(({ name, call }) => [name, exampleInput(call)])),
  ...INPUTS,
};
