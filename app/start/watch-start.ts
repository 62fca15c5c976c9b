import type { StartData } from "./start-data";

/** Written before this inline script, which cannot import anything (document.tsx). */
declare const startData: StartData;

/** If the files still do not run after they were loaded past the cache, they would not the next time either, in ms. */
const REPAIR_ONCE_IN_MS = 60_000;

const { texts, assetsPath, repairedKey, productNameKey } = startData;
const text = texts[document.documentElement.lang];
const assets = location.origin + assetsPath;

/** The outline is in the page only until the console is rendered. */
const outline = () => document.querySelector(".outline-root");

/** Loads the page's files again, also those that the browser has cached for good, and then the page. */
async function reloadPastCache(): Promise<void> {
  const files = performance.getEntriesByType("resource").filter(({ name }) => name.startsWith(assets));
  await Promise.allSettled(files.map(({ name }) => fetch(name, { cache: "reload" })));
  location.reload();
}

/** Whether this browser tab has not repaired the page lately; remembers that it does now. */
function mayRepair(): boolean {
  try {
    const isRecent = Date.now() - Number(sessionStorage.getItem(repairedKey)) < REPAIR_ONCE_IN_MS;
    sessionStorage.setItem(repairedKey, String(Date.now()));
    return !isRecent;
  } catch {
    // Without storage the page could reload for ever.
    return false;
  }
}

function showFailure(reason: "load" | "incomplete"): void {
  const page = outline();
  if (!page || !text) return;
  const retry = document.createElement("button");
  retry.textContent = text.retry;
  retry.onclick = reloadPastCache;
  const alert = document.createElement("main");
  alert.setAttribute("role", "alert");
  alert.className = "start-failure";
  alert.append(text[reason], retry);
  page.replaceWith(alert);
}

let isRepairing = false;

/** For files that were received but do not run, because a proxy or an interrupted deployment cut them. */
function repair(): void {
  if (!outline() || isRepairing) return;
  isRepairing = mayRepair();
  if (isRepairing) reloadPastCache();
  else showFailure("incomplete");
}

/** A cut file cannot be parsed, or lacks what another one imports. */
function onError(error: unknown): void {
  if (error instanceof SyntaxError) repair();
  else if (!isRepairing) showFailure("load");
}

addEventListener(
  "error",
  ({ target, error }) => {
    // For retryStylesheets, which listens later.
    if (target instanceof HTMLLinkElement) target.dataset.failed = "";
    if (target instanceof HTMLScriptElement || error instanceof SyntaxError) onError(error);
  },
  true,
);
addEventListener("unhandledrejection", ({ reason }) => onError(reason));

/** Whether a script came empty. Firefox reports neither protocol nor size of what a service worker passes on. */
const isEmptyScript = ({ name, decodedBodySize, responseStatus, nextHopProtocol }: PerformanceResourceTiming) =>
  responseStatus === 200 && decodedBodySize === 0 && nextHopProtocol !== "" && name.startsWith(assets);

new PerformanceObserver((list) => {
  const entries = list.getEntries().filter((entry) => entry instanceof PerformanceResourceTiming);
  if (entries.some(isEmptyScript)) repair();
}).observe({ type: "resource", buffered: true });

for (const link of document.querySelectorAll<HTMLAnchorElement>(".outline-late a")) {
  link.onclick = (event) => {
    event.preventDefault();
    reloadPastCache();
  };
}

/** The name that an earlier visit read from `config.json`. */
function showProductName(): void {
  let name: string | null = null;
  try {
    name = localStorage.getItem(productNameKey);
  } catch {
    // Blocked storage has none.
  }
  if (!name) return;
  document.title = name;
  for (const element of document.querySelectorAll(".outline-root .product-mark span")) element.textContent = name;
}

showProductName();
