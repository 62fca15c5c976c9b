import { MantineProvider } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { ToastContainer } from "~/components/feedback/toast-container";
import { offerUndo } from "~/resource/undo/offer-undo";
import { undoByKey } from "~/resource/undo/undo-by-key";
import { session, sessionEnded } from "~/session/session";
import { stubBrowserForMantine } from "../../support/mantine-stubs";
import { isolateRendering, renderNode } from "../../support/render";
import { isolateSession } from "../../support/session";

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

test("what one role did is not for the other to undo", () => {
  session.set({ role: "admin" });
  offer();
  expect(undoByKey.get().ids).toHaveLength(1);
  act(() => session.set({ role: "user" }));
  expect(undoByKey.get().ids).toEqual([]);
});
