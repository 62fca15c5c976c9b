import type { Page } from "@playwright/test";

type Kind = "button" | "link" | "outside" | "text" | "slider";

/** A visible and enabled control. */
export type Control = {
  /** Its role and name, as written in the list of activated controls. */
  label: string;
  kind: Kind;
  /** It is already selected or current, so that activating it does nothing. */
  chosen: boolean;
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
export const controlsOf = (page: Page, within: string): Promise<Control[]> =>
  page.evaluate(
    ({ within, selector, repeated }) => {
      for (const node of document.querySelectorAll("[data-proof]")) node.removeAttribute("data-proof");
      const isLeftOut = (node: Element): boolean => {
        const row = node.closest(repeated);
        const isInner = row?.previousElementSibling?.matches(repeated) && row.nextElementSibling?.matches(repeated);
        return row !== null && (isInner || isLeftOut(row.parentElement ?? document.body));
      };
      const isThere = (node: Element): boolean =>
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
      const isChosen = (node: Element) =>
        node.matches(
          "fieldset > [aria-pressed=true], [aria-current]:not([aria-current=false]), [role=tab][aria-selected=true], :is([type=radio], [role=menuitemradio]):is(:checked, [aria-checked=true])",
        );
      const kindOf = (node: Element) => {
        if (node.matches("a[href^='http'][target=_blank][rel~=noopener]")) return "outside";
        if (node.matches("a[href]:not([href^='#'])")) return "link";
        return node.matches("[role=slider]") ? "slider" : isText(node) ? "text" : "button";
      };
      const found: { label: string; kind: "button" | "link" | "outside" | "text" | "slider"; chosen: boolean }[] = [];
      for (const part of document.querySelectorAll(within)) {
        for (const node of part.querySelectorAll(selector)) {
          const meets = target(node);
          if (!isThere(meets) || !isThere(node) || isLeftOut(node) || meets.hasAttribute("data-proof")) continue;
          meets.setAttribute("data-proof", String(found.length));
          const role = node.getAttribute("role") ?? node.getAttribute("type") ?? node.tagName.toLowerCase();
          found.push({ label: `${role} ${nameOf(node).slice(0, 60)}`, kind: kindOf(node), chosen: isChosen(node) });
        }
      }
      return found;
    },
    { within, selector: CONTROLS, repeated: REPEATED },
  );

/** Records effects that leave no trace in the document. */
const noteTraceless = (page: Page) =>
  page.addInitScript(() => {
    const noted: string[] = [];
    const note = (what: string) => () => {
      noted.push(what);
      return Promise.resolve();
    };
    Object.assign(window, { noted, print: note("print") });
    Object.defineProperty(navigator, "clipboard", { value: { writeText: note("clipboard") } });
    Element.prototype.requestFullscreen = note("full screen");
    Object.assign(window, { open: note("window") });
  });

/** The effects recorded since the last call. */
export const notedOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const noted: unknown = Reflect.get(window, "noted");
    return Array.isArray(noted) ? noted.splice(0).map(String) : [];
  });

/** Defines `window.pageHash()`: a hash of everything that can be seen or read out. */
const defineLook = (page: Page) =>
  page.addInitScript(() => {
    const look = () => {
      const fields = [...document.querySelectorAll<HTMLInputElement>("input, textarea, select")];
      const values = fields.map(({ value, checked, indeterminate }) => `${value} ${checked} ${indeterminate}`);
      const main = document.querySelector("main");
      const html = document.body.outerHTML.replace(/ data-proof="\d+"/g, "");
      const text = [document.title, html, values, main?.scrollTop].join("\n");
      let hash = 0;
      for (let at = 0; at < text.length; at += 1) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
      return `${text.length} ${hash}`;
    };
    Object.assign(window, { look });
  });

declare global {
  interface Window {
    look: () => string;
  }
}

/** Prepares a page for crawling; must run before the page's own scripts. */
export async function prepareCrawl(page: Page): Promise<void> {
  await noteTraceless(page);
  await defineLook(page);
}

export const lookOf = (page: Page): Promise<string> => page.evaluate(() => window.look());

/** Waits until nothing on the page changes or loads any more, and returns its hash. */
export const steadyLookOf = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    let before = "";
    for (let same = 0; same < 2; ) {
      await new Promise((resolve) => setTimeout(resolve, 60));
      const isLoading = [...document.querySelectorAll("[data-skeleton]")].some((node) => node.checkVisibility());
      const now = isLoading ? "" : window.look();
      same = now !== "" && now === before ? same + 1 : 0;
      before = now;
    }
    return before;
  });
