import * as v from "valibot";
import { defineCall } from "./client/call";
import { confirmation } from "./fields";
import { audioSettings, videoSettings } from "./profile";

export const submitChannelForm = defineCall({
  kind: "write",
  method: "POST",
  path: "/api/channel-form/submit",
  body: v.object({
    activityName: v.string(),
    channelType: v.picklist(["app", "web", "game"]),
    promotionTime: v.tuple([v.string(), v.string()]),
    promoteLink: v.string(),
    advertisingSource: v.string(),
    advertisingMedia: v.string(),
    keyword: v.array(v.string()),
    pushNotify: v.boolean(),
    advertisingContent: v.string(),
  }),
  answer: confirmation,
});

export const submitGroupForm = defineCall({
  kind: "write",
  method: "POST",
  path: "/api/group-form/submit",
  body: v.object({ video: videoSettings, audio: audioSettings, explanation: v.string() }),
  answer: confirmation,
});
