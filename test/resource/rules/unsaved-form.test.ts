import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { users } from "#mocks/data/users";
import { formMutation } from "~/api/client/pending-writes";
import { queryClient } from "~/api/client/query-client";
import { dropDrafts, saveDraft } from "~/features/drafts/drafts";
import { queryToOpen } from "~/resource/address/query-to-open";
import { allowAutoOpen, preventAutoOpen } from "~/resource/drawer/auto-open";
import { savedViewsOf } from "~/resource/views/saved-views";
import { session, sessionEnded } from "~/session/session";
import { deferred } from "../../support/deferred";
import { plainList } from "../../support/plain-list";

const panel = { ...plainList, prefix: "log" };
const { screen } = plainList;

describe("a form that was left half filled", () => {
  const form = "record 7";
  const opens = () => queryToOpen([plainList], "");

  beforeEach(() => {
    vi.stubGlobal("addEventListener", () => {});
    queryClient.clear();
    sessionEnded.emit();
    session.set({ user: { ...users.user, accountId: "one" } });
    dropDrafts({ screen });
    savedViewsOf(plainList).write("one", []);
    allowAutoOpen({ screen, form });
    saveDraft({ screen, form }, { name: "x" });
  });

  /** Submits a form until the test has ended. */
  function submit(sent: { screen: string; form: string }): void {
    const { promise, resolve } = deferred<void>();
    onTestFinished(() => resolve());
    queryClient
      .getMutationCache()
      .build(queryClient, { ...formMutation(sent), mutationFn: () => promise })
      .execute(0);
  }

  test("opens, unless it is not on its page, until its record is opened by hand", () => {
    expect(opens()).toBe("edit=7");
    preventAutoOpen({ screen, form });
    expect(opens()).toBeNull();
    allowAutoOpen({ screen, form });
    expect(opens()).toBe("edit=7");
  });

  test("does not open while it is being sent, because it may be saved in a moment", () => {
    submit({ screen, form });
    expect(opens()).toBeNull();
  });

  test("opens while other forms are being sent, of this screen or of another one", () => {
    submit({ screen, form: "new" });
    submit({ screen: "Other", form });
    expect(opens()).toBe("edit=7");
  });

  test("opens where a default view finds all that the address does", () => {
    savedViewsOf(panel).write("one", [{ name: "a", query: "", isDefault: true }]);
    expect(queryToOpen([panel], "tab=1")).toBeNull();
    saveDraft({ screen, form: "log.record 8" }, { name: "x" });
    expect(queryToOpen([panel], "tab=1")).toBe("tab=1&log.edit=8");
  });
});
