import { expect, test } from "vitest";
import { stateOf } from "~/resource/phone/facts";
import type { Resource } from "~/resource/resource";
import { policies } from "~/routes/list/search-table/policies";
import { operationLog } from "~/routes/profile/basic/operation-log";
import { certificationRecords } from "~/routes/user/setting/certification-records";
import { popular } from "~/routes/workplace/popular";
import { exhibits } from "../../support/exhibits";

test.each<[name: string, list: Resource, facts: string[], state: string | undefined]>([
  ["policies", policies, ["number", "contentType", "count"], "status"],
  ["operations", operationLog, ["updateContent", "updateTime"], "status"],
  ["certifications", certificationRecords, ["type", "time"], "status"],
  ["popular content", popular, ["rank", "clicks", "increases"], undefined],
  ["exhibits", exhibits, ["material", "weight", "acquired"], undefined],
])("a phone shows of %s what differs in kind, and the state", (_, list, facts, state) => {
  expect(list.facts).toEqual(facts);
  expect(stateOf(list.fields)).toBe(state);
});
