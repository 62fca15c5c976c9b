import { expect, onTestFinished, test } from "vitest";
import { otherRoles } from "~/navigation/roles";
import { setDeployment } from "../support/deployment";

test("a deployment may offer no other role to try out", async () => {
  expect(otherRoles("admin")).toEqual(["user"]);
  onTestFinished(() => setDeployment({ localRoleSwitch: true }));
  await setDeployment({ localRoleSwitch: false });
  expect(otherRoles("admin")).toEqual([]);
});
