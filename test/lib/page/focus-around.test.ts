import { afterEach, expect, test } from "vitest";
import { focusAround, passFocus } from "~/lib/page/focus-around";

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

test.each([
  ["the next row", "<li><button name='next'></button></li>", "next"],
  ["the row before", "", "before"],
  ["the region, where the next row cannot take it", "<li><button disabled></button></li>", "region"],
])("a control that goes with its row leaves its focus to %s", (_, next, name) => {
  const control = setContent(`<section name="region"><ul>
    <li><button name="before"></button></li><li><button id="control"></button></li>${next}
  </ul></section>`);
  control.focus();
  passFocus(control);
  expect(document.activeElement?.getAttribute("name")).toBe(name);
});

test("the control of the only row leaves its focus to what is named for it, or else to the region", () => {
  const html = '<section name="region"><input name="last"><ul><li><button id="control"></button></li></ul></section>';
  for (const last of ["last", "region"]) {
    const control = setContent(html);
    control.focus();
    passFocus(control, last === "last" ? document.querySelector("input") : null);
    expect(document.activeElement?.getAttribute("name")).toBe(last);
  }
});
