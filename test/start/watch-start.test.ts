import { expect, onTestFinished, test, vi } from "vitest";
import { freshModules } from "../support/fresh-modules";

freshModules();

/** Runs the page's early script; what it listens to ends with the test. */
async function runEarlyScript(): Promise<void> {
  const { addEventListener: listen, removeEventListener: stop } = globalThis;
  vi.stubGlobal("startData", { texts: {}, assetsPath: "/assets/", repairedKey: "repaired", productNameKey: "name" });
  vi.stubGlobal(
    "PerformanceObserver",
    class {
      observe() {}
    },
  );
  vi.stubGlobal("addEventListener", (...args: Parameters<typeof addEventListener>) => {
    listen(...args);
    onTestFinished(() => stop(...args));
  });
  await import("~/start/watch-start");
}

test("marks a stylesheet that failed before the console could listen, and no other", async () => {
  await runEarlyScript();
  const links = ["/entry.css", "/root.css"].map((href) =>
    Object.assign(document.createElement("link"), { rel: "stylesheet", href }),
  );
  document.head.append(...links);
  links[0]?.dispatchEvent(new Event("error"));
  expect(links.map(({ dataset }) => dataset.failed)).toEqual(["", undefined]);
  for (const link of links) link.remove();
});
