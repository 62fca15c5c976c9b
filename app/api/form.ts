import * as v from "valibot";
import { defineCall } from "./client/call";
import { confirmation } from "./fields";
import { audioSettings, videoSettings } from "./profile";

export const CHANNEL_TYPES = ["app", "web", "game"] as const;

export const channelForm = v.object({
  activityName: v.string(),
  channelType: v.picklist(CHANNEL_TYPES),
  /** The start of the first day and the end of the last. */
  promotionTime: v.tuple([v.string(), v.string()]),
  promoteLink: v.string(),
  advertisingSource: v.string(),
  advertisingMedia: v.string(),
  keyword: v.array(v.string()),
  pushNotify: v.boolean(),
  advertisingContent: v.string(),
});
export type ChannelForm = v.InferOutput<typeof channelForm>;

export const submitChannelForm = defineCall({
  kind: "write",
  method: "POST",
  path: "/api/channel-form/submit",
  body: channelForm,
  response: confirmation,
});

export const groupForm = v.object({ video: videoSettings, audio: audioSettings, explanation: v.string() });

export const submitGroupForm = defineCall({
  kind: "write",
  method: "POST",
  path: "/api/group-form/submit",
  body: groupForm,
  response: confirmation,
});
