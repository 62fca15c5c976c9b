import * as v from "valibot";
import { defineCall } from "./client/call";
import { id, knownOrOther, listOf, number, text, time } from "./fields";

/** Resolutions are texts such as 720*1280; rates are in kbps, frame rates in fps. */
export const videoSettings = v.object({
  mode: text,
  acquisition: v.object({ resolution: text, frameRate: number }),
  encoding: v.object({
    resolution: text,
    rate: v.object({ min: number, max: number, default: number }),
    frameRate: number,
    profile: text,
  }),
});

export const audioSettings = v.object({
  mode: text,
  acquisition: v.object({ channels: number }),
  encoding: v.object({ channels: number, rate: number, profile: text }),
});

export const parameters = v.object({ video: videoSettings, audio: audioSettings });
/** What a video and its sound are set to. */
export type Parameters = v.InferOutput<typeof parameters>;

/** Status: 1 submitted, 2 under review, 3 done. */
const basicProfile = v.object({ status: number, ...parameters.entries });
export type BasicProfile = v.InferOutput<typeof basicProfile>;
export const getBasicProfile = defineCall({
  kind: "read",
  method: "GET",
  path: "/api/profile/basic",
  response: basicProfile,
});

/** A parameter before and after a change, as the server writes them for the operator. */
const parameterChange = v.object({ name: text, before: text, after: text });
export type ParameterChange = v.InferOutput<typeof parameterChange>;

export const PARAMETER_PARTS = ["video", "audio"] as const;

const logRow = v.object({
  key: id,
  contentNumber: text,
  updateContent: text,
  /** 0 under review, 1 passed. */
  status: number,
  updateTime: time,
  changes: listOf(parameterChange),
  parts: listOf(knownOrOther(PARAMETER_PARTS)),
  /** Who made the change; none where the server did. */
  operator: v.nullish(v.object({ name: text, avatar: text }), null),
  /** The policy that has these parameters. */
  collection: v.nullish(v.object({ id, title: text }), null),
});
export const listOperationLog = defineCall({
  kind: "read",
  method: "GET",
  path: "/api/operation/log",
  response: v.array(logRow),
});
