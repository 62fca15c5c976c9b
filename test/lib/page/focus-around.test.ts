import { afterEach, expect, test } from "vitest";
import { focusAround } from "~/lib/page/focus-around";

afterEach(() => document.body.replaceChildren());

function setContent(html: string) {
  document.body.innerHTML = html;
  return document.querySelector<HTMLElement>("#control") ?? document.body;
}

test.each([
  ["its section", '<main><section class="region"><button id="control"></button></section></main>'],
  ["its dialog", '<main><div role="dialog" class="region"><button id="control"></button></div></main>'],
  ["the page's main area", '<main tabindex="-1" class="region"><button id="control"></button></main>'],
])("a removed control leaves its focus to %s", (_, html) => {
  const control = setContent(html);
  control.focus();
  focusAround(control);
  expect(document.activeElement?.className).toBe("region");
});

test("the region is focusable only while it has the focus, unless it was focusable before", () => {
  const control = setContent('<main tabindex="-1"><section><button id="control"></button></section></main>');
  control.focus();
  focusAround(control);
  const section = document.querySelector("section");
  expect(section).toHaveProperty("tabIndex", -1);
  control.focus();
  expect(section?.hasAttribute("tabindex")).toBe(false);
  section?.replaceWith(control);
  control.focus();
  focusAround(control);
  control.focus();
  expect(document.querySelector("main")?.getAttribute("tabindex")).toBe("-1");
});

test("leaves the focus of another element alone", () => {
  const control = setContent('<input><section><button id="control"></button></section>');
  document.querySelector("input")?.focus();
  focusAround(control);
  expect(document.activeElement?.tagName).toBe("INPUT");
});
