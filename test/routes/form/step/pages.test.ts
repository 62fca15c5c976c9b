import { expect, test } from "vitest";
import { pathOfStep, readStep, readSubmission } from "~/routes/form/step/step-address";

test.each([
  ["", 1],
  ["?step=1", 1],
  ["?step=2", 2],
  ["?step=3", 3],
  ["?step=4", 1],
  ["?step=0", 1],
  ["?step=two", 1],
  ["?step=", 1],
  ["?step=2&step=3", 2],
])("%j is the address of step %i", (search, step) => {
  expect(readStep(search)).toBe(step);
});

test.each([1, 2, 3] as const)("the address of step %i is read as that step", (step) => {
  expect(readStep(new URL(pathOfStep(step), "http://localhost").search)).toBe(step);
});

const SENT = {
  activityName: "a",
  channelType: "app",
  promotionTime: ["2026-11-05 00:00:00", "2026-11-11 23:59:59"],
  promoteLink: "https://example.com",
  advertisingSource: "b",
  advertisingMedia: "c",
  keyword: ["d"],
  pushNotify: false,
  advertisingContent: "e",
};

test.each<[string, unknown, object | undefined]>([
  ["the account's own", { account: "1", sent: SENT }, SENT],
  ["another account's", { account: "2", sent: SENT }, undefined],
  ["of another shape", { account: "1", sent: { ...SENT, keyword: "d" } }, undefined],
  ["nothing", null, undefined],
  ["after a switch between tabs", { switching: true }, undefined],
])("reads the sent values: %s", (_, state, sent) => {
  expect(readSubmission({ state }, "1")).toEqual(sent);
});
