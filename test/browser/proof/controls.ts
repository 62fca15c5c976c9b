import type { Page } from "@playwright/test";

type Kind = "button" | "link" | "outside" | "text" | "slider";

/** A visible and enabled control. */
export type Control = {
  /** Its role and name, as written in the list of activated controls. */
  label: string;
  kind: Kind;
  /** It is already selected or current, so that activating it does nothing. */
  isSelected: boolean;
};

/** Everything that a control may open. */
export const OVERLAYS = "[role=dialog], [role=menu], [role=listbox], [role=alertdialog]";

const CONTROLS = [
  "a[href], button, input:not([type=hidden], [type=file]), select, textarea, summary, [role=button], [role=link]",
  "[role=tab], [role=menuitem], [role=menuitemradio], [role=menuitemcheckbox], [role=option], [role=switch]",
  "[role=slider]",
].join(", ");

/** Of repeated rows, cards and options only the first and the last are tested. */
const REPEATED = "tbody tr, main li, article, [role=option], [role=dialog] :is(td, li)";

/** Numbers the controls inside the elements matching `within`, in order, and returns them. */
export const numberControls = (page: Page, within: string): Promise<Control[]> =>
  page.evaluate(
    ({ within, selector, repeated }) => {
      for (const node of document.querySelectorAll("[data-proof]")) node.removeAttribute("data-proof");
      const isSkipped = (node: Element): boolean => {
        const row = node.closest(repeated);
        const isInner = row?.previousElementSibling?.matches(repeated) && row.nextElementSibling?.matches(repeated);
        return row !== null && (isInner || isSkipped(row.parentElement ?? document.body));
      };
      const isUsable = (node: Element): boolean =>
        !node.matches(":disabled, [aria-disabled=true], [data-disabled=true], [aria-hidden=true] *, [inert] *") &&
        node.checkVisibility({ visibilityProperty: true });
      /** The element to click: the label where the input itself is visually hidden. */
      const target = (node: Element): Element => {
        const isDrawn = node.getBoundingClientRect().width > 2 && getComputedStyle(node).opacity !== "0";
        const label = node instanceof HTMLInputElement ? node.labels?.[0] : undefined;
        return isDrawn || !label ? node : label;
      };
      const nameOf = (node: Element): string =>
        document.getElementById(node.getAttribute("aria-labelledby") ?? "")?.textContent ||
        (node.getAttribute("aria-label") ?? target(node).textContent ?? "").trim() ||
        node.getAttribute("placeholder") ||
        (node instanceof HTMLInputElement ? (node.labels?.[0]?.textContent ?? node.name) : "") ||
        (node.getAttribute("title") ?? "");
      const isText = (node: Element) =>
        node.matches("textarea:not([readonly]), input:not([readonly], [type=checkbox], [type=radio], [type=color])");
      const isCurrent = (node: Element) =>
        node.matches(
          "fieldset > [aria-pressed=true], [aria-current]:not([aria-current=false]), [role=tab][aria-selected=true], :is([type=radio], [role=menuitemradio]):is(:checked, [aria-checked=true])",
        );
      const kindOf = (node: Element) => {
        if (node.matches("a[href^='http'][target=_blank][rel~=noopener]")) return "outside";
        if (node.matches("a[href]:not([href^='#'])")) return "link";
        return node.matches("[role=slider]") ? "slider" : isText(node) ? "text" : "button";
      };
      const found: { label: string; kind: "button" | "link" | "outside" | "text" | "slider"; isSelected: boolean }[] =
        [];
      for (const part of document.querySelectorAll(within)) {
        for (const node of part.querySelectorAll(selector)) {
          const clickTarget = target(node);
          if (!isUsable(clickTarget) || !isUsable(node) || isSkipped(node) || clickTarget.hasAttribute("data-proof"))
            continue;
          clickTarget.setAttribute("data-proof", String(found.length));
          const role = node.getAttribute("role") ?? node.getAttribute("type") ?? node.tagName.toLowerCase();
          found.push({
            // A panel names the time of its data, which goes on.
            label: `${role} ${nameOf(node)
              .replace(/\d\d:\d\d/, "…")
              .slice(0, 60)}`,
            kind: kindOf(node),
            isSelected: isCurrent(node),
          });
        }
      }
      return found;
    },
    { within, selector: CONTROLS, repeated: REPEATED },
  );

/** Records effects that leave no trace in the document. */
const recordInvisibleEffects = (page: Page) =>
  page.addInitScript(() => {
    const effects: string[] = [];
    const record = (effect: string) => () => {
      effects.push(effect);
      return Promise.resolve();
    };
    Object.assign(window, { invisibleEffects: effects, print: record("print") });
    Object.defineProperty(navigator, "clipboard", { value: { writeText: record("clipboard") } });
    Element.prototype.requestFullscreen = record("full screen");
    Object.assign(window, { open: record("window") });
  });

/** The effects recorded since the last call. */
export const takeInvisibleEffects = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const effects: unknown = Reflect.get(window, "invisibleEffects");
    return Array.isArray(effects) ? effects.splice(0).map(String) : [];
  });

/** Defines `window.pageHash()`: a hash of everything that can be seen or read out. */
const definePageHash = (page: Page) =>
  page.addInitScript(() => {
    const pageHash = () => {
      const fields = [...document.querySelectorAll<HTMLInputElement>("input, textarea, select")];
      const values = fields.map(({ value, checked, indeterminate }) => `${value} ${checked} ${indeterminate}`);
      const main = document.querySelector("main");
      const html = document.body.outerHTML.replace(/ data-proof="\d+"/g, "");
      const text = [document.title, html, values, main?.scrollTop].join("\n");
      let hash = 0;
      for (let at = 0; at < text.length; at += 1) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
      return `${text.length} ${hash}`;
    };
    Object.assign(window, { pageHash });
  });

declare global {
  interface Window {
    pageHash: () => string;
  }
}

/** Prepares a page for crawling; must run before the page's own scripts. */
export async function prepareCrawl(page: Page): Promise<void> {
  await recordInvisibleEffects(page);
  await definePageHash(page);
}

export const readPageHash = (page: Page): Promise<string> => page.evaluate(() => window.pageHash());

/** Waits until nothing on the page changes or loads any more, and returns its hash. */
export const stablePageHash = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    let before = "";
    for (let same = 0; same < 2; ) {
      await new Promise((resolve) => setTimeout(resolve, 60));
      const isLoading = [...document.querySelectorAll("[data-skeleton]")].some((node) => node.checkVisibility());
      const now = isLoading ? "" : window.pageHash();
      same = now !== "" && now === before ? same + 1 : 0;
      before = now;
    }
    return before;
  });
