import { describe, expect, test } from "vitest";
import { isSlashKey, isToggleKey } from "~/shell/palette/palette-keys";

const key = (init: KeyboardEventInit) => new KeyboardEvent("keydown", init);

describe("the keys of the palette", () => {
  test.each<[string, KeyboardEventInit, boolean, boolean]>([
    ["Ctrl K", { key: "k", ctrlKey: true }, true, false],
    ["⌘ K", { key: "k", metaKey: true }, true, false],
    ["Ctrl K with caps lock", { key: "K", ctrlKey: true }, true, false],
    ["Ctrl and the K of another layout", { key: "л", code: "KeyK", ctrlKey: true }, true, false],
    ["Ctrl and the letter that Colemak has in the place of K", { key: "e", code: "KeyK", ctrlKey: true }, false, false],
    ["Ctrl and the K of Colemak, in another place", { key: "k", code: "KeyN", ctrlKey: true }, true, false],
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
