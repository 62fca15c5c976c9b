import type { Page, Request } from "@playwright/test";
import { expect } from "../fixtures";
import { type Control, controlsOf, lookOf, notedOn, OVERLAYS, steadyLookOf } from "./controls";

/** The time in ms for an effect to show, and the interval of checking for it. */
const PATIENCE_MS = 4000;
const LOOKS_MS = [60];
const NEW_WINDOW = "opens a window";

/** An activated control: its number, its effect (empty where there was none), and whether it opened something. */
export type Activated = { at: number; label: string; effect: string; opened?: true };

type Crawl = {
  page: Page;
  /** A selector of the parts whose controls are activated. */
  within: string;
  /** Brings the page into the state in which each activation starts. */
  begin: () => Promise<void>;
  /** Checks what a control opened, before anything in it is activated. */
  onOverlay?: (opener: string) => Promise<void>;
  /** Controls activated in an earlier state of the same screen, which are skipped. */
  known?: ReadonlySet<string>;
};

const overlays = (page: Page) => page.locator(OVERLAYS).filter({ visible: true });

/** Records calls, downloads, file choosers and windows until `stop`. */
function eventsOf(page: Page) {
  const seen: string[] = [];
  const onRequest = (request: Request) => {
    const { pathname } = new URL(request.url());
    // A lazily loaded file is not an effect yet.
    if (pathname.startsWith("/api/") || request.isNavigationRequest()) seen.push(`asks for ${pathname}`);
  };
  const onDownload = () => void seen.push("downloads");
  const onChooser = () => void seen.push("asks for a file");
  const onPopup = () => void seen.push(NEW_WINDOW);
  page.on("request", onRequest).on("download", onDownload).on("filechooser", onChooser).on("popup", onPopup);
  const stop = () =>
    page.off("request", onRequest).off("download", onDownload).off("filechooser", onChooser).off("popup", onPopup);
  return { seen, stop };
}

/** The first effect of `run`: an event, or a change of address, page or focus; empty where there is none. */
async function effectOf(page: Page, kind: Control["kind"], before: string, run: () => Promise<void>): Promise<string> {
  const [address, focused] = [page.url(), await focusOf(page)];
  const { seen, stop } = eventsOf(page);
  let effect = "";
  const find = async () => {
    if (page.url() !== address) return `leads to ${page.url().replace(/^https?:\/\/[^/]+/, "")}`;
    const [event] = [...seen, ...(await notedOn(page))];
    // A link must lead somewhere: a prefetch or a visited style is not enough.
    if (event && (kind !== "link" || event === NEW_WINDOW)) return event;
    if (kind === "link") return "";
    if ((await lookOf(page)) !== before) return "changes the page";
    return (await focusOf(page)) === focused ? "" : "moves the focus";
  };
  const isSeen = async () => {
    effect = await find().catch(() => "loads the page");
    return effect !== "";
  };
  try {
    await run();
    await expect.poll(isSeen, { timeout: PATIENCE_MS, intervals: LOOKS_MS }).toBe(true);
  } catch (reason) {
    console.log(String(reason).split("\n", 3).join(" "));
  } finally {
    stop();
  }
  return effect;
}

const focusOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { tagName = "", id = "" } = document.activeElement ?? {};
    return tagName === "BODY"
      ? ""
      : `${tagName} ${id} ${document.activeElement?.closest("[data-proof]")?.getAttribute("data-proof")}`;
  });

async function activate(page: Page, at: number, { kind }: Control): Promise<string> {
  // External links are not followed: their attributes say where they lead and that they pass nothing on.
  if (kind === "outside") return "opens an address of the web in a tab of its own";
  const node = page.locator(`[data-proof="${at}"]`);
  await node.hover({ timeout: PATIENCE_MS }).catch(() => {});
  await node.evaluate((element: HTMLElement) =>
    (element instanceof HTMLLabelElement ? element.control : element)?.focus(),
  );
  const before = await steadyLookOf(page);
  await notedOn(page);
  const use = async () => {
    await node.click({ timeout: PATIENCE_MS });
    if (kind === "text") {
      await page.keyboard.press("ControlOrMeta+a");
      await page.keyboard.type("1");
    }
    if (kind === "slider") await page.keyboard.press("ArrowLeft");
  };
  // A read is not repeated within 900 ms, so a second try comes later.
  return (await effectOf(page, kind, before, use)) || (await effectOf(page, kind, before, use));
}

/**
 * Activates every enabled control of a page, each from the state that `begin` restores, and the controls of what it
 * opens.
 */
export async function crawl({ page, within, begin, onOverlay, known = new Set() }: Crawl): Promise<Activated[]> {
  const list: Activated[] = [];
  await begin();
  const first = await steadyLookOf(page);
  const controls = await controlsOf(page, within);
  const opened = new Set<string>();
  let isFresh = true;
  /** Restores the initial page, with its controls numbered. */
  const renew = async () => {
    if (!isFresh) {
      await begin();
      await steadyLookOf(page);
    }
    isFresh = false;
    const again = await controlsOf(page, within);
    expect(again.map(({ label }) => label)).toEqual(controls.map(({ label }) => label));
  };
  for (const [at, control] of controls.entries()) {
    if (control.chosen || known.has(control.label)) continue;
    await renew();
    const before = await overlays(page).count();
    const effect = await activate(page, at, control);
    const activated: Activated = { at, label: control.label, effect };
    list.push(activated);
    if (!/^(changes|asks)/.test(effect)) continue;
    await steadyLookOf(page);
    if ((await overlays(page).count()) > before) {
      activated.opened = true;
      await onOverlay?.(control.label);
      const inside = await crawlOverlay(page, opened, async () => {
        await renew();
        await activate(page, at, control);
        await steadyLookOf(page);
      });
      list.push(...inside.map((inner) => ({ ...inner, label: `${control.label} › ${inner.label}` })));
    }
    await page.keyboard.press("Escape");
    isFresh = effect === "changes the page" && (await steadyLookOf(page)) === first;
  }
  return list;
}

/**
 * Activates the controls of an open overlay, each after `again` has reopened it; skips an overlay like one in `opened`.
 */
async function crawlOverlay(page: Page, opened: Set<string>, again: () => Promise<void>): Promise<Activated[]> {
  const list: Activated[] = [];
  const open = await lookOf(page);
  const controls = await controlsOf(page, OVERLAYS);
  const kind = controls.map(({ label }) => label).join("\n");
  if (opened.has(kind)) return list;
  opened.add(kind);
  let isOpen = true;
  for (const [at, control] of controls.entries()) {
    if (control.chosen) continue;
    if (!isOpen) await again();
    await controlsOf(page, OVERLAYS);
    const effect = await activate(page, at, control);
    list.push({ at, label: control.label, effect });
    isOpen = effect === "changes the page" && (await steadyLookOf(page)) === open;
  }
  return list;
}

type Reopen = Pick<Crawl, "page" | "within" | "begin"> & {
  openers: readonly Activated[];
  onOverlay: (opener: string) => Promise<void>;
};

/** Opens again, for example in another language, everything that an earlier crawl opened. */
export async function reopen({ page, within, begin, openers, onOverlay }: Reopen): Promise<void> {
  const first = await steadyLookOf(page);
  let isFresh = true;
  for (const { at } of openers) {
    if (!isFresh) await begin();
    await steadyLookOf(page);
    const control = (await controlsOf(page, within))[at];
    expect(control, `control ${at}`).toBeDefined();
    if (!control) continue;
    await activate(page, at, control);
    await expect(overlays(page).first()).toBeVisible();
    await steadyLookOf(page);
    await onOverlay(control.label);
    await page.keyboard.press("Escape");
    isFresh = (await steadyLookOf(page)) === first;
  }
}
