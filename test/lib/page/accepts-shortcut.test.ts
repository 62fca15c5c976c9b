import { afterEach, expect, test } from "vitest";
import { acceptsShortcut, QUESTIONS } from "~/lib/page/accepts-shortcut";

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

test.each([
  ["<input>", false],
  ["<p>a</p><div role='dialog'></div>", true],
  ["<p>a</p><div role='dialog' aria-modal='true'><div data-drawer></div></div>", true],
  ["<p>a</p><div role='dialog' aria-modal='true'><div data-drawer><form></form></div></div>", false],
  ["<p>a</p><div role='dialog' aria-modal='true'></div>", false],
  ["<p>a</p><div role='menu'></div>", false],
])("a key that is no character may be a shortcut in %s: %s", (html, free) => {
  document.body.innerHTML = html;
  expect(acceptsShortcut(document.body.firstElementChild, QUESTIONS)).toBe(free);
});
