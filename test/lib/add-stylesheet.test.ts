import { afterEach, expect, test, vi } from "vitest";
import { FILE_RETRY_MS } from "~/config";
import { addStylesheet, retryStylesheets } from "~/lib/add-stylesheet";
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

test("one that does not come is asked for once more, and what failed is not taken for it", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  retryStylesheets();
  const added = addStylesheet("/b.css");
  end("error");
  expect(await added).toBe(false);
  await vi.advanceTimersByTimeAsync(FILE_RETRY_MS);
  expect(hrefs()).toEqual(["/b.css", "/b.css"]);
  const known = addStylesheet("/b.css");
  end("load", 1);
  expect(await known).toBe(true);
  addStylesheet("/c.css");
  end("error", 2);
  end("error", 2);
  await vi.advanceTimersByTimeAsync(FILE_RETRY_MS * 2);
  expect(hrefs()).toEqual(["/b.css", "/b.css", "/c.css", "/c.css"]);
});

test("a screen's styles are there before its module is handed over; those that do not come are left to the router", async () => {
  const route = { id: "Card", module: "data:text/javascript,export default 1", css: ["/d.css", "/e.css"] };
  const loaded: Record<string, unknown> = {};
  const module = loadRouteModule(route, loaded);
  expect(hrefs()).toEqual(["/d.css", "/e.css"]);
  end("load", 0);
  end("error", 1);
  expect(await module).toHaveProperty("default");
  expect(route.css).toEqual(["/e.css"]);
});
