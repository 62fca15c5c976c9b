import { notifications } from "@mantine/notifications";
import { afterEach, expect, test } from "vitest";
import { offerUndo } from "~/resource/undo/offer-undo";
import { undoByKey } from "~/resource/undo/undo-by-key";

afterEach(() => {
  notifications.clean();
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
