import { afterEach, expect, test } from "vitest";
import { acceptsShortcut } from "~/lib/page/accepts-shortcut";

afterEach(() => document.body.replaceChildren());

test.each([
  ["<button>a</button>", true],
  ["<input>", false],
  ["<input type='checkbox'>", true],
  ["<textarea></textarea>", false],
  ["<div contenteditable><b>a</b></div>", false],
  ["<div contenteditable='false'>a</div>", true],
  ["<p>a</p><div role='dialog'></div>", false],
  ["<p>a</p><div role='menu'></div>", false],
])("a character in %s may be a shortcut: %s", (html, free) => {
  document.body.innerHTML = html;
  expect(acceptsShortcut(document.body.querySelector("b") ?? document.body.firstElementChild)).toBe(free);
});
