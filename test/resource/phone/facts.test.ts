import { expect, test } from "vitest";
import { policies } from "~/lists/policies";
import { stateOf } from "~/resource/fields/state-of";
import { factsOf } from "~/resource/phone/facts";
import type { Resource } from "~/resource/resource";
import { operationLog } from "~/routes/profile/basic/operation-log";
import { certificationRecords } from "~/routes/user/setting/certification-records";
import { popular } from "~/routes/workplace/popular";
import { exhibits } from "../../support/exhibits";

test.each<[name: string, list: Resource, facts: string[], state: string | undefined]>([
  ["policies", policies, ["number", "contentType", "count"], "status"],
  ["operations", operationLog, ["updateContent", "operator", "updateTime"], "status"],
  ["certifications", certificationRecords, ["type", "time"], "status"],
  ["popular content", popular, ["rank", "clicks", "increases"], undefined],
  ["exhibits", exhibits, ["material", "weight", "acquired"], undefined],
])("a phone shows of %s what differs in kind, and the state", (_, list, facts, state) => {
  expect(factsOf(list)).toEqual(facts);
  expect(stateOf(list.fields)).toBe(state);
});
