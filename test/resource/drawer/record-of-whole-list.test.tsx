import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { certification } from "#mocks/data/certification";
import { faults } from "#mocks/node";
import { renderScreen, setUpScreens } from "../../support/render-screen";
import { successWith } from "../../support/success-with";
import { expectToast } from "../../support/toasts";

setUpScreens();

async function renderRecords(id: number) {
  const [first] = certification.record;
  const record = Array.from({ length: 30 }, (_, index) => ({ ...first, certificationContent: `认证 ${index + 1}` }));
  faults.set("POST /api/user/certification", successWith({ ...certification, record }));
  return renderScreen("Setting", { as: "admin", at: `?tab=certification&records.record=${id}` });
}

test("a link opens a record that is on another page of a whole list", async () => {
  const { address } = await renderRecords(25);
  const record = within(await screen.findByRole("dialog"));
  expect(record.getByText("认证 25")).toBeVisible();
  expect(screen.getByRole("grid", { hidden: true })).not.toHaveTextContent("认证 25");
  expect(address()).toBe("/user/setting?tab=certification&records.record=25");
});

test("a record that a whole list does not have is gone", async () => {
  const { address } = await renderRecords(31);
  await expectToast("要打开的认证已不存在");
  await waitFor(() => expect(address()).toBe("/user/setting?tab=certification"));
  expect(screen.queryByRole("dialog")).toBeNull();
});
