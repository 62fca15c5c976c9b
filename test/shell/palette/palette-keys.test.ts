import { afterEach, describe, expect, test } from "vitest";
import { acceptsSlashKey, isSlashKey, isToggleKey } from "~/shell/palette/palette-keys";

const key = (init: KeyboardEventInit) => new KeyboardEvent("keydown", init);

describe("the keys of the palette", () => {
  test.each<[string, KeyboardEventInit, boolean, boolean]>([
    ["Ctrl K", { key: "k", ctrlKey: true }, true, false],
    ["⌘ K", { key: "k", metaKey: true }, true, false],
    ["Ctrl K with caps lock", { key: "K", ctrlKey: true }, true, false],
    ["Ctrl and the K of another layout", { key: "л", code: "KeyK", ctrlKey: true }, true, false],
    ["K", { key: "k" }, false, false],
    ["Ctrl ⌘ K", { key: "k", ctrlKey: true, metaKey: true }, false, false],
    ["Ctrl Shift K", { key: "K", ctrlKey: true, shiftKey: true }, false, false],
    ["Ctrl Alt K", { key: "k", ctrlKey: true, altKey: true }, false, false],
    ["/", { key: "/" }, false, true],
    ["/ of a layout that needs Shift", { key: "/", shiftKey: true }, false, true],
    ["Ctrl /", { key: "/", ctrlKey: true }, false, false],
    ["/ of an input method", { key: "/", isComposing: true }, false, false],
  ])("%s", (_, init, toggles, slash) => {
    expect([isToggleKey(key(init)), isSlashKey(key(init))]).toEqual([toggles, slash]);
  });
});

describe("a slash", () => {
  afterEach(() => document.body.replaceChildren());

  test.each([
    ["<button>a</button>", true],
    ["<input>", false],
    ["<textarea></textarea>", false],
    ["<div contenteditable><b>a</b></div>", false],
    ["<div contenteditable='false'>a</div>", true],
    ["<p>a</p><div role='dialog'></div>", false],
    ["<p>a</p><div role='menu'></div>", false],
  ])("in %s opens the palette: %s", (html, free) => {
    document.body.innerHTML = html;
    expect(acceptsSlashKey(document.body.querySelector("b") ?? document.body.firstElementChild)).toBe(free);
  });
});
