import type { Page, Request } from "@playwright/test";
import { expect } from "../fixtures";
import { type Control, numberControls, OVERLAYS, readPageHash, stablePageHash, takeInvisibleEffects } from "./controls";

/** The time in ms for an effect to show, and the interval of checking for it. */
const EFFECT_TIMEOUT_MS = 4000;
const POLL_INTERVALS_MS = [60];
const NEW_WINDOW = "opens a window";

/** An activated control: its number, its effect (empty if there was none), and whether it opened something. */
export type Activated = { index: number; label: string; effect: string; opened?: true };

type Crawl = {
  page: Page;
  /** A selector of the parts whose controls are activated. */
  within: string;
  /** Brings the page into the state in which each activation starts. */
  restart: () => Promise<void>;
  /** Checks what a control opened, before anything in it is activated. */
  onOverlay?: (opener: string) => Promise<void>;
  /** Controls activated in an earlier state of the same screen, which are skipped. */
  known?: ReadonlySet<string>;
};

const overlays = (page: Page) => page.locator(OVERLAYS).filter({ visible: true });

/** Records calls, downloads, file choosers and windows until `stop`. */
function recordEvents(page: Page) {
  const events: string[] = [];
  const onRequest = (request: Request) => {
    const { pathname } = new URL(request.url());
    // A lazily loaded file is not an effect yet.
    if (pathname.startsWith("/api/") || request.isNavigationRequest()) events.push(`asks for ${pathname}`);
  };
  const onDownload = () => void events.push("downloads");
  const onChooser = () => void events.push("asks for a file");
  const onPopup = () => void events.push(NEW_WINDOW);
  page.on("request", onRequest).on("download", onDownload).on("filechooser", onChooser).on("popup", onPopup);
  const stop = () =>
    page.off("request", onRequest).off("download", onDownload).off("filechooser", onChooser).off("popup", onPopup);
  return { events, stop };
}

/** The first effect of `run`: an event, or a change of address, page or focus; empty if there is none. */
async function findEffect(
  page: Page,
  kind: Control["kind"],
  before: string,
  run: () => Promise<void>,
): Promise<string> {
  const [address, focused] = [page.url(), await readFocus(page)];
  const { events, stop } = recordEvents(page);
  let effect = "";
  const find = async () => {
    if (page.url() !== address) return `leads to ${page.url().replace(/^https?:\/\/[^/]+/, "")}`;
    const [event] = [...events, ...(await takeInvisibleEffects(page))];
    // A link must lead somewhere: a prefetch or a visited style is not enough.
    if (event && (kind !== "link" || event === NEW_WINDOW)) return event;
    if (kind === "link") return "";
    if ((await readPageHash(page)) !== before) return "changes the page";
    return (await readFocus(page)) === focused ? "" : "moves the focus";
  };
  const isSeen = async () => {
    effect = await find().catch(() => "loads the page");
    return effect !== "";
  };
  try {
    await run();
    await expect.poll(isSeen, { timeout: EFFECT_TIMEOUT_MS, intervals: POLL_INTERVALS_MS }).toBe(true);
  } catch (reason) {
    console.log(String(reason).split("\n", 3).join(" "));
  } finally {
    stop();
  }
  return effect;
}

const readFocus = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { tagName = "", id = "" } = document.activeElement ?? {};
    return tagName === "BODY"
      ? ""
      : `${tagName} ${id} ${document.activeElement?.closest("[data-proof]")?.getAttribute("data-proof")}`;
  });

async function activate(page: Page, index: number, { kind }: Control): Promise<string> {
  // External links are not followed: their attributes say where they lead and that they pass nothing on.
  if (kind === "outside") return "opens an address of the web in a tab of its own";
  const node = page.locator(`[data-proof="${index}"]`);
  await node.hover({ timeout: EFFECT_TIMEOUT_MS }).catch(() => {});
  await node.evaluate((element: HTMLElement) =>
    (element instanceof HTMLLabelElement ? element.control : element)?.focus(),
  );
  const before = await stablePageHash(page);
  await takeInvisibleEffects(page);
  const useControl = async () => {
    await node.click({ timeout: EFFECT_TIMEOUT_MS });
    if (kind === "text") {
      await page.keyboard.press("ControlOrMeta+a");
      await page.keyboard.type("1");
    }
    if (kind === "slider") await page.keyboard.press("ArrowLeft");
  };
  // A read is not repeated within 900 ms, so a second try comes later.
  return (await findEffect(page, kind, before, useControl)) || (await findEffect(page, kind, before, useControl));
}

/**
 * Activates every enabled control of a page, each from the state that `restart` restores, and the controls of what it
 * opens.
 */
export async function crawl({ page, within, restart, onOverlay, known = new Set() }: Crawl): Promise<Activated[]> {
  const list: Activated[] = [];
  await restart();
  const first = await stablePageHash(page);
  const controls = await numberControls(page, within);
  const opened = new Set<string>();
  let isFresh = true;
  /** Restores the initial page, with its controls numbered. */
  const restore = async () => {
    if (!isFresh) {
      await restart();
      await stablePageHash(page);
    }
    isFresh = false;
    const numbered = await numberControls(page, within);
    expect(numbered.map(({ label }) => label)).toEqual(controls.map(({ label }) => label));
  };
  for (const [index, control] of controls.entries()) {
    if (control.isSelected || known.has(control.label)) continue;
    await restore();
    const before = await overlays(page).count();
    const effect = await activate(page, index, control);
    const activated: Activated = { index, label: control.label, effect };
    list.push(activated);
    if (!/^(changes|asks)/.test(effect)) continue;
    await stablePageHash(page);
    if ((await overlays(page).count()) > before) {
      activated.opened = true;
      await onOverlay?.(control.label);
      const inside = await crawlOverlay(page, opened, async () => {
        await restore();
        await activate(page, index, control);
        await stablePageHash(page);
      });
      list.push(...inside.map((inner) => ({ ...inner, label: `${control.label} › ${inner.label}` })));
    }
    await page.keyboard.press("Escape");
    isFresh = effect === "changes the page" && (await stablePageHash(page)) === first;
  }
  return list;
}

/**
 * Activates the controls of an open overlay, each after `reopenOverlay` has reopened it; skips an overlay like one in `opened`.
 */
async function crawlOverlay(page: Page, opened: Set<string>, reopenOverlay: () => Promise<void>): Promise<Activated[]> {
  const list: Activated[] = [];
  const open = await readPageHash(page);
  const controls = await numberControls(page, OVERLAYS);
  const kind = controls.map(({ label }) => label).join("\n");
  if (opened.has(kind)) return list;
  opened.add(kind);
  let isOpen = true;
  for (const [index, control] of controls.entries()) {
    if (control.isSelected) continue;
    if (!isOpen) await reopenOverlay();
    // It may be drawn in parts.
    await expect.poll(async () => (await numberControls(page, OVERLAYS)).length).toBeGreaterThan(index);
    const effect = await activate(page, index, control);
    list.push({ index, label: control.label, effect });
    isOpen = effect === "changes the page" && (await stablePageHash(page)) === open;
  }
  return list;
}

type Reopen = Pick<Crawl, "page" | "within" | "restart"> & {
  openers: readonly Activated[];
  onOverlay: (opener: string) => Promise<void>;
};

/** Opens again, for example in another language, everything that an earlier crawl opened. */
export async function reopen({ page, within, restart, openers, onOverlay }: Reopen): Promise<void> {
  const first = await stablePageHash(page);
  let isFresh = true;
  for (const { index } of openers) {
    if (!isFresh) await restart();
    await stablePageHash(page);
    const control = (await numberControls(page, within))[index];
    expect(control, `control ${index}`).toBeDefined();
    if (!control) continue;
    await activate(page, index, control);
    await expect(overlays(page).first()).toBeVisible();
    await stablePageHash(page);
    await onOverlay(control.label);
    await page.keyboard.press("Escape");
    isFresh = (await stablePageHash(page)) === first;
  }
}
