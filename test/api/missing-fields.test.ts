import { expect, test } from "vitest";
import { faults } from "#mocks/node";
import { listPresetRules, listQualityInspections, listServices } from "~/api/card";
import { listContentData, listPopular } from "~/api/dashboard";
import { getCertification, listLatestActivities, listMyProjects, listMyTeams, listVisits } from "~/api/user";
import { isolateCalls } from "../support/client";

isolateCalls();

test.each([
  ["GET /api/list/quality-inspection", listQualityInspections, [{ id: 1 }], [{ id: 1, title: "", data: [] }]],
  ["GET /api/list/the-service", listServices, [{ id: 1, title: null }], [{ id: 1, title: "", enable: false }]],
  ["GET /api/list/rules-preset", listPresetRules, [{ id: 1 }], [{ id: 1, title: "" }]],
  ["GET /api/content-data", listContentData, [{ x: "2026-11-01" }], [{ x: "2026-11-01", y: 0 }]],
  [
    "GET /api/popular/list",
    () => listPopular({ query: { type: "text" } }),
    [{ key: 1 }],
    [{ title: "", clickNumber: 0 }],
  ],
  [
    "POST /api/user/my-project/list",
    listMyProjects,
    [{ id: 1, contributors: [{}] }],
    [{ name: "", contributors: [{ name: "" }] }],
  ],
  ["POST /api/user/latest-activity", listLatestActivities, [{ id: 1 }], [{ title: "" }]],
  ["POST /api/user/my-team/list", listMyTeams, [{ id: 1 }], [{ name: "", peopleNumber: 0 }]],
  ["POST /api/user/visits", listVisits, [{ name: "主页访问量" }], [{ name: "主页访问量", visits: 0, growth: 0 }]],
  [
    "POST /api/user/certification",
    getCertification,
    {},
    { enterpriseInfo: { enterpriseName: "", status: 0 }, record: [] },
  ],
] as const)("%s has empty values for fields that the server leaves out", async (key, call, data, expected) => {
  faults.set(key, { kind: "json", text: JSON.stringify({ status: "success", code: 200, data }) });
  expect(await call()).toMatchObject(expected);
});
