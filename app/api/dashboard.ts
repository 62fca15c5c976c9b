import * as v from "valibot";
import { defineCall } from "./client/call";
import { knownOrOther, number, text } from "./fields";

const contentPoint = v.object({ x: text, y: number });
export type ContentPoint = v.InferOutput<typeof contentPoint>;

/** Content figures of 14 days, oldest first. */
export const listContentData = defineCall({
  kind: "read",
  method: "GET",
  path: "/api/content-data",
  response: v.array(contentPoint),
});

export const SHARE_TYPES = ["img", "horizontalVideo", "verticalVideo"] as const;
const contentShare = v.object({ type: knownOrOther(SHARE_TYPES), value: number });
export type ContentShare = v.InferOutput<typeof contentShare>;

export const listContentShare = defineCall({
  kind: "read",
  method: "GET",
  path: "/api/content-share",
  response: v.array(contentShare),
});

export const POPULAR_TYPES = ["text", "image", "video"] as const;
export type PopularType = (typeof POPULAR_TYPES)[number];

const popularItem = v.object({
  key: number,
  /** A number, or a text such as `346.3w+`. */
  clickNumber: v.nullish(v.union([v.number(), v.string()]), 0),
  title: text,
  /** In percent. */
  increases: number,
});
export type PopularItem = v.InferOutput<typeof popularItem>;

export const listPopular = defineCall({
  kind: "read",
  method: "GET",
  path: "/api/popular/list",
  query: v.object({ type: v.picklist(POPULAR_TYPES) }),
  response: v.array(popularItem),
});
