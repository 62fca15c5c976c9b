import { MantineProvider } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { act, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, expect, test } from "vitest";
import { ToastContainer } from "~/components/feedback/toast-container";
import { loadNamespaces } from "~/i18n/translations";
import { offerUndo, offerUndoOfDeletion } from "~/resource/undo/offer-undo";
import { undoByKey } from "~/resource/undo/undo-by-key";
import { session, sessionEnded } from "~/session/session";
import { stubBrowserForMantine } from "../../support/mantine-stubs";
import { isolateRendering, renderNode } from "../../support/render";
import { isolateSession } from "../../support/session";
import { setUpTranslations } from "../../support/translations";

setUpTranslations();
beforeAll(() => loadNamespaces(["resource"]));
stubBrowserForMantine();
isolateRendering();
isolateSession();

afterEach(() => {
  act(() => sessionEnded.emit());
});

const offer = () => offerUndo({ kind: "saved", text: "saved", onUndo() {} });

test("the ids of toasts with an undo are used again, since Mantine keeps the element of each", () => {
  const ids = Array.from({ length: 100 }, () => {
    const id = offer();
    notifications.hide(id);
    return id;
  });
  expect(new Set(ids).size).toBe(10);
});

test("toasts with an undo that are shown at once have ids of their own, also when they are many", () => {
  const ids = Array.from({ length: 30 }, offer);
  expect(new Set(ids).size).toBe(30);
  for (const id of ids) notifications.hide(id);
  expect(undoByKey.get().ids).toEqual([]);
});

test("all of seven toasts can be used at once, and the key undoes the latest", async () => {
  const undone: number[] = [];
  await renderNode(
    <MantineProvider>
      <ToastContainer />
    </MantineProvider>,
  );
  act(() => {
    for (const id of [1, 2, 3, 4, 5, 6, 7])
      offerUndo({ kind: "deletion", text: `${id}`, onUndo: () => undone.push(id) });
  });
  expect(await screen.findAllByRole("alert")).toHaveLength(7);
  await userEvent.keyboard("{Control>}z{/Control}");
  await userEvent.keyboard("{Control>}z{/Control}");
  expect(undone).toEqual([7, 6]);
});

const press = () => fireEvent.click(screen.getByRole("button", { name: "撤销" }));
const pressKey = () => userEvent.keyboard("{Control>}z{/Control}");

const offerChanges = (onUndo: () => void) => offerUndo({ kind: "changes", text: "changed", onUndo });
const offerDeletion = (onUndo: () => void) =>
  offerUndoOfDeletion({ kind: "deletion", text: "deleted", focused: false, onUndo });

test.each([
  ["changes, by a double click", offerChanges, [press, press]],
  ["changes, by the key and a click", offerChanges, [pressKey, press]],
  ["a deletion, by a double click", offerDeletion, [press, press]],
  ["a deletion, by the key and a click", offerDeletion, [pressKey, press]],
  ["a deletion, by the key twice", offerDeletion, [pressKey, pressKey]],
] as const)(
  "an undo of %s is done once, although its toast can be pressed while it leaves",
  async (_, show, presses) => {
    let count = 0;
    await renderNode(
      <MantineProvider>
        <ToastContainer />
      </MantineProvider>,
    );
    act(() => {
      show(() => {
        count += 1;
      });
    });
    await screen.findByRole("alert");
    for (const one of presses) await one();
    expect(count).toBe(1);
  },
);

test("what one role did is not for the other to undo", () => {
  session.set({ role: "admin" });
  offer();
  expect(undoByKey.get().ids).toHaveLength(1);
  act(() => session.set({ role: "user" }));
  expect(undoByKey.get().ids).toEqual([]);
});
