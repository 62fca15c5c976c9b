import { cleanup } from "@testing-library/react";
import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { getUser } from "~/api/user";
import { dropDrafts, saveDraft, unsavedScreens } from "~/features/drafts/drafts";
import type { FormFilter } from "~/features/drafts/form-key";
import { formsDropped, formsLost, TAB_SWITCH } from "~/features/drafts/unsaved";
import { useUnstoredForm } from "~/features/drafts/unstored-forms";
import { pathTo } from "~/navigation/paths";
import { session, startSession } from "~/session/session";
import { isolateRendering, renderTestHook } from "../../support/render";
import { startSending } from "../../support/sent-form";
import { isolateSession } from "../../support/session";

const WORKPLACE = pathTo("Workplace");
const LIST = pathTo("SearchTable");
const record = (id: number) => ({ screen: "SearchTable", form: `record ${id}` });
const OPEN = record(12);
const OTHER = record(13);
const SENT = record(14);
const STEP = { screen: "Step", form: "form" };

isolateSession();
isolateRendering();

beforeEach(() => {
  startSession("token");
  session.set({ user: v.parse(getUser.spec.response, { name: "Ann", role: "admin", accountId: "1" }), role: "admin" });
});
afterEach(() => dropDrafts({}));

describe("a navigation", () => {
  const at = (path: string, state: unknown = null) => {
    const { pathname, search, hash } = new URL(path, "http://localhost");
    return { pathname, search, hash, state, key: "k" };
  };
  const navigation = (from: string, to: string, state: unknown = null, historyAction = "PUSH") => ({
    currentLocation: at(from),
    nextLocation: at(to, state),
    historyAction,
  });
  const go = (...args: Parameters<typeof navigation>) => formsLost(navigation(...args)).length > 0;

  test.each<[string, boolean, Parameters<typeof go>]>([
    ["to another screen loses unsaved values", true, [pathTo("Step"), WORKPLACE]],
    ["to an unknown path loses them", true, [pathTo("Step"), "/no/such"]],
    ["within the screen keeps them", false, [pathTo("Step"), `${pathTo("Step")}?step=2`]],
    ["from a screen without unsaved values loses nothing", false, [pathTo("Group"), WORKPLACE]],
    ["between tabs keeps them", false, [pathTo("Step"), WORKPLACE, TAB_SWITCH]],
    ["with another router state loses them", true, [pathTo("Step"), WORKPLACE, { switching: "yes" }]],
    ["back to an earlier tab switch loses them", true, [pathTo("Step"), WORKPLACE, TAB_SWITCH, "POP"]],
    ["that reloads the screen keeps them", false, [pathTo("Step"), `/redirect${pathTo("Step")}?step=2`]],
    ["through a redirect to another screen loses them", true, [pathTo("Step"), `/redirect/redirect${WORKPLACE}`]],
  ])("%s", (_, loses, navigation) => {
    saveDraft(STEP, {});
    expect(go(...navigation)).toBe(loses);
  });

  test.each<[string, boolean, string, string]>([
    ["that closes the form in the address loses its values", true, "?edit=12", ""],
    ["to another form in the address loses them", true, "?edit=12", "?edit=13"],
    ["that closes the form of a list in a panel loses them", true, "?log.edit=12", ""],
    ["that closes another form keeps them", false, "?edit=13", ""],
    ["that opens their form keeps them", false, "", "?edit=12"],
    ["that keeps the form open keeps them", false, "?edit=12", "?edit=12&a=1"],
  ])("%s", (_, loses, from, to) => {
    saveDraft({ screen: "SearchTable", form: from.startsWith("?log.") ? "log.record 12" : "record 12" }, {});
    expect(go(LIST + from, LIST + to)).toBe(loses);
  });

  test.each<[string, FormFilter[], Parameters<typeof navigation>]>([
    ["to another screen drops all drafts of the screen that are not being sent", [OTHER, OPEN], [LIST, WORKPLACE]],
    ["that closes a form drops its draft", [OPEN], [`${LIST}?edit=12`, LIST]],
    ["that closes a form that is being sent drops none", [], [`${LIST}?edit=14`, LIST]],
    ["between tabs drops none", [], [LIST, WORKPLACE, TAB_SWITCH]],
  ])("%s", (_, dropped, args) => {
    for (const form of [OPEN, OTHER, SENT]) saveDraft(form, {});
    startSending(SENT);
    expect(formsDropped(navigation(...args))).toEqual(dropped);
  });

  test("between tabs loses what no draft brings back, until it is done or discarded", async () => {
    const switchTabs = () => go(pathTo("Step"), WORKPLACE, TAB_SWITCH);
    await renderTestHook(() => useUnstoredForm(STEP, true));
    expect(switchTabs()).toBe(true);
    dropDrafts({ screen: "Step" });
    expect(switchTabs()).toBe(false);
    await renderTestHook(() => useUnstoredForm(STEP, true));
    expect(unsavedScreens({})).toEqual(["Step"]);
    cleanup();
    expect(unsavedScreens({})).toEqual([]);
  });
});
