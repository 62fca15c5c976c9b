import { expect, onTestFinished, test } from "vitest";
import { createPreferences } from "~/resource/preferences";
import { endSession } from "~/session/session";
import { COLUMNS } from "../../support/pinned-fields";
import { startSessionAs } from "../../support/session";

test("columns, widths and density of a list are those of the account, and stay while there is none", () => {
  onTestFinished(endSession);
  startSessionAs("admin");
  const store = createPreferences("accounts", COLUMNS);
  store.set({ widths: { name: 90 } });
  endSession();
  expect(store.get().widths).toEqual({ name: 90 });
  startSessionAs("user");
  expect(store.get().widths).toEqual({});
  store.set({ density: "mini" });
  startSessionAs("admin");
  expect(store.get()).toMatchObject({ density: "medium", widths: { name: 90 } });
});
