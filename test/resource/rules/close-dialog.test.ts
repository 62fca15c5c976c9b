import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { users } from "#mocks/data/users";
import { dropDrafts, saveDraft } from "~/features/drafts/drafts";
import { discardRequest } from "~/features/drafts/unsaved";
import { useCloseDialog } from "~/resource/form/dialog-form";
import { ResourceContext } from "~/resource/resource-context";
import { session } from "~/session/session";
import { plainList } from "../../support/plain-list";

const { screen } = plainList;

/** What the button of a dialog does that closes it; and whether it is closed. */
function openDialog() {
  const dialog = { isClosed: false, close: async () => {} };
  const Dialog = () => {
    dialog.close = useCloseDialog(() => {
      dialog.isClosed = true;
    });
    return null;
  };
  renderToStaticMarkup(createElement(ResourceContext.Provider, { value: plainList }, createElement(Dialog)));
  return dialog;
}

beforeEach(() => {
  vi.stubGlobal("addEventListener", () => {});
  session.set({ user: { ...users.user, accountId: "one" } });
  dropDrafts({ screen });
});

describe("a dialog of a list", () => {
  test("closes at once, also where another form of the screen is unsaved", async () => {
    saveDraft({ screen, form: "new" }, { name: "x" });
    const dialog = openDialog();
    await dialog.close();
    expect([dialog.isClosed, discardRequest.get().current]).toEqual([true, null]);
  });

  test.each([true, false])("closes with an unsaved form where that is confirmed: %j", async (isConfirmed) => {
    saveDraft({ screen, form: "dialog" }, { name: "x" });
    const dialog = openDialog();
    const closed = dialog.close();
    expect(discardRequest.get().current?.forms).toMatchObject([{ screen, form: "dialog" }]);
    discardRequest.get().current?.resolve(isConfirmed);
    await closed;
    expect(dialog.isClosed).toBe(isConfirmed);
  });
});
