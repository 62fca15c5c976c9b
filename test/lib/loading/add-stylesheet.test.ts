import { afterEach, describe, expect, test, vi } from "vitest";
import { addStylesheet, retryStylesheets } from "~/lib/loading/add-stylesheet";
import { loadRouteModule } from "~/lib/loading/load-route-module";

const links = () => [...document.head.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
const hrefs = () => links().map((link) => link.getAttribute("href"));
const end = (event: "load" | "error", at = 0) => links()[at]?.dispatchEvent(new Event(event));

afterEach(() => {
  for (const link of links()) link.remove();
});

test("adds a stylesheet once, however often it is requested, and keeps it", async () => {
  const added = [addStylesheet("/a.css"), addStylesheet("/a.css")];
  expect(hrefs()).toEqual(["/a.css"]);
  end("load");
  await Promise.all(added);
  expect(hrefs()).toEqual(["/a.css"]);
});

test("requests a stylesheet again once when it fails, and does not take the failed one for loaded", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  retryStylesheets();
  const added = addStylesheet("/b.css");
  end("error");
  await expect(added).rejects.toThrow("/b.css");
  await vi.advanceTimersByTimeAsync(500);
  expect(hrefs()).toEqual(["/b.css", "/b.css"]);
  const known = addStylesheet("/b.css");
  end("load", 1);
  await known;
  addStylesheet("/c.css").catch(() => undefined);
  end("error", 2);
  end("error", 2);
  await vi.advanceTimersByTimeAsync(1000);
  expect(hrefs()).toEqual(["/b.css", "/b.css", "/c.css", "/c.css"]);
});

test("requests a stylesheet again that had failed before anything listened", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: "/entry.css" });
  link.dataset.failed = "";
  document.head.append(link);
  retryStylesheets();
  await vi.advanceTimersByTimeAsync(500);
  expect(hrefs()).toEqual(["/entry.css", "/entry.css"]);
  const known = addStylesheet("/entry.css");
  end("load", 1);
  await known;
});

describe("loading the module of a screen", () => {
  const routeWith = (css: string[]) => ({ id: "Card", module: "data:text/javascript,export default 1", css });

  test("waits for its stylesheets, each requested once", async () => {
    const route = routeWith(["/d.css", "/e.css"]);
    const module = loadRouteModule(route, {});
    expect(hrefs()).toEqual(["/d.css", "/e.css"]);
    end("load", 0);
    end("load", 1);
    expect(await module).toHaveProperty("default");
    expect(route.css).toEqual([]);
  });

  test.each([
    ["waits for the single retry of a stylesheet that failed", "load", []],
    ["leaves a stylesheet that is gone to the router", "error", ["/f.css"]],
  ] as const)("%s", async (_, secondTry, left) => {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    const route = routeWith(["/f.css"]);
    const module = loadRouteModule(route, {});
    end("error");
    await vi.advanceTimersByTimeAsync(500);
    expect(hrefs()).toEqual(["/f.css", "/f.css"]);
    end(secondTry, 1);
    expect(await module).toHaveProperty("default");
    expect(route.css).toEqual(left);
  });
});
