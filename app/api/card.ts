import * as v from "valibot";
import { defineCall } from "./client/call";
import { confirmation, flag, id, listOf, text } from "./fields";

const inspection = v.object({
  id,
  name: text,
  title: text,
  description: text,
  data: listOf(v.object({ label: text, value: v.union([v.number(), v.string()]) })),
});
export type Inspection = v.InferOutput<typeof inspection>;
export const listQualityInspections = defineCall({
  kind: "read",
  method: "GET",
  path: "/api/list/quality-inspection",
  response: v.array(inspection),
});
export const createQualityInspection = defineCall({
  kind: "write",
  method: "POST",
  path: "/api/list/quality-inspection",
  body: v.object({ title: v.string() }),
  response: inspection,
});
export const markInspected = defineCall({
  kind: "write",
  method: "PATCH",
  path: "/api/list/quality-inspection/:id",
  body: v.object({ inspected: v.literal(true) }),
  response: inspection,
});
export const deleteQualityInspection = defineCall({
  kind: "write",
  method: "DELETE",
  path: "/api/list/quality-inspection/:id",
  response: confirmation,
});

const service = v.object({
  id,
  icon: text,
  title: text,
  description: text,
  enable: flag,
  actionType: text,
  expires: flag,
});
export type Service = v.InferOutput<typeof service>;
export const listServices = defineCall({
  kind: "read",
  method: "GET",
  path: "/api/list/the-service",
  response: v.array(service),
});
export const changeService = defineCall({
  kind: "write",
  method: "PATCH",
  path: "/api/list/the-service/:id",
  body: v.union([v.object({ enable: v.boolean() }), v.object({ renew: v.literal(true) })]),
  response: service,
});

const rule = v.object({ id, title: text, description: text, enable: flag, actionType: text });
export type PresetRule = v.InferOutput<typeof rule>;
export const listPresetRules = defineCall({
  kind: "read",
  method: "GET",
  path: "/api/list/rules-preset",
  response: v.array(rule),
});
export const switchPresetRule = defineCall({
  kind: "write",
  method: "PATCH",
  path: "/api/list/rules-preset/:id",
  body: v.object({ enable: v.boolean() }),
  response: rule,
});
