import { readFileSync } from "node:fs";
import { MantineProvider } from "@mantine/core";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { undoByKey } from "~/resource/undo/undo-by-key";
import { UndoMessage } from "~/resource/undo/undo-message";
import { stubBrowserForMantine } from "../../support/mantine-stubs";
import { isolateRendering, renderNode } from "../../support/render";

stubBrowserForMantine();
isolateRendering();

test("of several undos only the latest names the key, which undoes that one", async () => {
  const undone: string[] = [];
  await renderNode(
    <MantineProvider>
      {["first", "second"].map((id) => (
        <UndoMessage key={id} id={id} text={id} ms={5000} onUndo={() => undone.push(id)} />
      ))}
    </MantineProvider>,
  );
  const keys = () => screen.getAllByRole("button").map((button) => button.getAttribute("aria-keyshortcuts"));
  act(() => undoByKey.set({ ids: ["second", "first"] }));
  expect(keys()).toEqual([null, "Control+Z Meta+Z"]);
  expect(screen.getAllByText("Z", { selector: "kbd" })).toHaveLength(1);
  await userEvent.keyboard("{Control>}z{/Control}");
  expect(undone).toEqual(["second"]);
  act(() => undoByKey.set({ ids: ["first"] }));
  expect(keys()).toEqual(["Control+Z Meta+Z", null]);
});

test.each([
  ["by pointer", (button: HTMLElement) => userEvent.click(button)],
  ["by keyboard", () => userEvent.keyboard("{Tab}{Enter}")],
])("an undo %s gives the focus back to what had it", async (_, press) => {
  await renderNode(
    <MantineProvider>
      <input />
      <UndoMessage id="one" text="one" ms={5000} onUndo={() => {}} />
    </MantineProvider>,
  );
  await userEvent.click(screen.getByRole("textbox"));
  await press(screen.getByRole("button"));
  expect(screen.getByRole("textbox")).toHaveFocus();
});

test.each([
  ["takes the focus that is lost", undefined, true],
  ["takes the focus of a dialog, which closes", "dialog", true],
  ["leaves the focus where a dialog has given it back", "group", false],
])("an undo that is to have the focus %s", async (_, role, isTaken) => {
  const message = <UndoMessage id="one" text="one" ms={5000} focused onUndo={() => {}} />;
  await renderNode(
    <MantineProvider>
      {role && (
        <div role={role}>
          <input ref={(input) => input?.focus()} />
        </div>
      )}
      {message}
    </MantineProvider>,
  );
  const undo = screen.getByRole("button");
  expect(document.activeElement === undo).toBe(isTaken);
});

test("the time that is left is shown without motion too, which stops everything else", async () => {
  const [, reduced = ""] = readFileSync("app/theme/base.css", "utf8").split("@media (prefers-reduced-motion: reduce)");
  const stopped = /\{\s+(\S+),/.exec(reduced)?.[1] ?? "";
  await renderNode(
    <MantineProvider>
      <UndoMessage id="one" text="one" ms={5000} onUndo={() => {}} />
    </MantineProvider>,
  );
  const moving = [...document.querySelectorAll("[style*='animation-duration']")];
  expect(moving.map((bar) => bar.matches(stopped))).toEqual([false]);
  expect(screen.getByRole("button").matches(stopped)).toBe(true);
});
