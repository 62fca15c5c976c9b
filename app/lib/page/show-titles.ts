import { isReadable } from "./is-readable";
import { createTitleBox } from "./title-box";

/** How long the pointer or the focus rests on an element until its title is shown, in ms. */
const SHOW_MS = 300;
/** The time for the way from the element to the box, whose text can be read with a magnifier, in ms. */
const LEAVE_MS = 100;

const titledBy = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>("[title]") : null;

/** What an element without its title is called, and how it is described; returns the function that ends it. */
function describe(element: HTMLElement, text: string, boxId: string): () => void {
  const names = [element.getAttribute("aria-label"), element.textContent?.trim()];
  const attribute = names.some(Boolean) ? "aria-describedby" : "aria-label";
  if (names.includes(text.trim()) || element.hasAttribute(attribute)) return () => undefined;
  element.setAttribute(attribute, attribute === "aria-label" ? text : boxId);
  return () => element.removeAttribute(attribute);
}

/**
 * Shows the titles of all elements in one box with the console's looks, on keyboard focus too, instead of the browser's;
 * a text that can be read in full is not repeated. Returns the function that ends it.
 */
export function showTitles(): () => void {
  const end = new AbortController();
  const box = createTitleBox();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current: HTMLElement | null = null;
  let restore = () => {};

  const later = (run: () => void, delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(run, delay);
  };
  const dismiss = () => {
    clearTimeout(timer);
    box.hide();
  };
  const leave = () => {
    dismiss();
    restore();
    restore = () => {};
    current = null;
  };

  function show(element: HTMLElement): void {
    leave();
    let text = element.title;
    if (!text || !element.isConnected) return;
    current = element;
    // Empty, not removed: the browser would show the title of an element around it.
    element.title = "";
    const endDescription = describe(element, text, box.element.id);
    if (!isReadable(element, text)) box.show(text, element);
    // The element's own title changes, for example once its button is pressed.
    const changes = new MutationObserver(() => {
      if (!element.title) return;
      text = element.title;
      element.title = "";
      if (!box.element.hidden) box.show(text, element);
    });
    changes.observe(element, { attributeFilter: ["title"] });
    restore = () => {
      changes.disconnect();
      endDescription();
      if (element.hasAttribute("title")) element.title ||= text;
    };
  }

  const onBlur = () => (current?.matches(":hover") ? dismiss() : leave());

  function onPointerOver({ target, pointerType }: PointerEvent): void {
    const element = titledBy(target);
    const isInBox = target instanceof Node && box.element.contains(target);
    clearTimeout(timer);
    if (pointerType === "touch" || isInBox || (element && element === current)) return;
    later(() => {
      leave();
      if (element) later(() => show(element), SHOW_MS - LEAVE_MS);
    }, LEAVE_MS);
  }

  function onFocus({ target }: FocusEvent): void {
    const element = target instanceof Element && target.matches(":focus-visible") ? titledBy(target) : null;
    if (element) later(() => show(element), SHOW_MS);
  }

  const options = { signal: end.signal, capture: true, passive: true };
  document.addEventListener("pointerover", onPointerOver, options);
  document.documentElement.addEventListener("pointerleave", leave, { signal: end.signal });
  document.addEventListener("focusin", onFocus, options);
  document.addEventListener("focusout", onBlur, options);
  for (const type of ["pointerdown", "keydown", "scroll"]) document.addEventListener(type, dismiss, options);
  return () => {
    end.abort();
    leave();
    box.remove();
  };
}
