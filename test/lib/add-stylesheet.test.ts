import { afterEach, expect, test } from "vitest";
import { addStylesheet } from "~/lib/add-stylesheet";
import { loadRouteModule } from "~/lib/load-route-module";

const links = () => [...document.head.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
const hrefs = () => links().map((link) => link.getAttribute("href"));
const end = (event: "load" | "error", at = 0) => links()[at]?.dispatchEvent(new Event(event));

afterEach(() => {
  for (const link of links()) link.remove();
});

test("a stylesheet is added once, however often it is asked for, and stays", async () => {
  const added = [addStylesheet("/a.css"), addStylesheet("/a.css")];
  expect(hrefs()).toEqual(["/a.css"]);
  end("load");
  expect(await Promise.all(added)).toEqual([true, true]);
  expect(hrefs()).toEqual(["/a.css"]);
});

test("one that does not come is taken away, and may be asked for again", async () => {
  const added = addStylesheet("/a.css");
  end("error");
  expect(await added).toBe(false);
  expect(hrefs()).toEqual([]);
  addStylesheet("/a.css");
  expect(hrefs()).toEqual(["/a.css"]);
});

test("a screen's styles are there before its module is handed over; those that do not come are left to the router", async () => {
  const route = { id: "Card", module: "data:text/javascript,export default 1", css: ["/a.css", "/b.css"] };
  const loaded: Record<string, unknown> = {};
  const module = loadRouteModule(route, loaded);
  expect(hrefs()).toEqual(["/a.css", "/b.css"]);
  end("load", 0);
  end("error", 1);
  expect(await module).toHaveProperty("default");
  expect(route.css).toEqual(["/b.css"]);
  expect(hrefs()).toEqual(["/a.css"]);
});
