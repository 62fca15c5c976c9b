import type { getQueriesForElement } from "@testing-library/dom";
import type { Point } from "./engine";
import type { Part, Step } from "./parts";

type Library = { getQueriesForElement: typeof getQueriesForElement };

declare global {
  interface Window {
    TestingLibraryDom?: Library;
    findParts: (part: Part) => HTMLElement[];
    /** The middle of the first one, or why it cannot be clicked. */
    findPoint: (part: Part) => Point | string;
    readParts: (part: Part) => string[];
  }
}

/** Runs in the page, after the library that finds elements as assistive technology does. */
function addFinders(): void {
  const nameOf = (name: Step["name"]) => {
    if (name === undefined || typeof name === "string") return name;
    return new RegExp(name.source, name.flags);
  };
  const isVisible = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(element).visibility === "visible";
  };
  const findStep = (root: HTMLElement, step: Step): HTMLElement[] => {
    const queries = window.TestingLibraryDom?.getQueriesForElement(root);
    if (!queries) return [];
    if (step.by === "role") return queries.queryAllByRole(step.role, { name: nameOf(step.name) });
    const name = nameOf(step.name) ?? "";
    const found = step.by === "label" ? queries.queryAllByLabelText(name) : queries.queryAllByText(name);
    return found.filter(isVisible);
  };
  /**
   * Whether it moves what it styles: WebKit keeps a transition that has ended until it draws the end. An animation
   * without end has no finite one, one that follows a scroll position a percentage.
   */
  const isRunning = (animation: Animation) =>
    animation instanceof CSSTransition ||
    (animation.playState === "running" && Number.isFinite(animation.effect?.getComputedTiming().endTime));
  window.findParts = (part) =>
    part.reduce<HTMLElement[]>(
      (roots, step) => [...new Set(roots.flatMap((root) => findStep(root, step)))],
      [document.body],
    );
  window.readParts = (part) =>
    window.findParts(part).map((element) => (element instanceof HTMLInputElement ? element.value : element.innerText));
  window.findPoint = (part) => {
    const [element] = window.findParts(part);
    if (!element) return "not there";
    if (element.matches(":disabled, [data-disabled], [aria-disabled=true]")) return "disabled";
    // On a busy machine it may rest for a moment on its way.
    if (document.getAnimations().some(isRunning)) return "moving";
    element.scrollIntoView({ block: "center", behavior: "instant" });
    const target = isVisible(element) ? element : (element.closest("label") ?? element);
    const { x, y, width, height } = target.getBoundingClientRect();
    const point = { x: x + width / 2, y: y + height / 2 };
    const hit = document.elementFromPoint(point.x, point.y);
    const isFree = hit && (target.contains(hit) || hit.contains(target));
    return isFree ? point : `at ${point.x}, ${point.y} covered by ${hit?.outerHTML}`;
  };
}

export const FINDERS = `(${addFinders})()`;
