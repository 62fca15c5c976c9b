/** Between the element and the box, and between the box and the edge of the window, in px. */
const GAP_PX = 4;

export type TitleBox = {
  element: HTMLElement;
  /** Beside an entry of a menu of icons, and otherwise above the element or, where there is no room, below it. */
  show(text: string, element: HTMLElement): void;
  hide(): void;
  remove(): void;
};

const within = (position: number, length: number, available: number) =>
  Math.max(GAP_PX, Math.min(position, available - length - GAP_PX));

function place(box: HTMLElement, element: HTMLElement): void {
  const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
  const isBeside = element.closest("aside") !== null;
  const above = top - box.offsetHeight - GAP_PX;
  const below = above < GAP_PX ? bottom + GAP_PX : above;
  const x = isBeside ? right + GAP_PX : left + (width - box.offsetWidth) / 2;
  const y = isBeside ? top + (height - box.offsetHeight) / 2 : below;
  box.style.left = `${within(x, box.offsetWidth, innerWidth)}px`;
  box.style.top = `${within(y, box.offsetHeight, innerHeight)}px`;
}

/** The box for titles, hidden, at the end of the page. */
export function createTitleBox(): TitleBox {
  const element = document.createElement("div");
  element.id = element.className = "title-box";
  // Outside the page's landmarks: its text is the name or the description of the element that it belongs to.
  element.setAttribute("aria-hidden", "true");
  element.hidden = true;
  document.body.append(element);
  return {
    element,
    show(text, target) {
      element.textContent = text;
      element.hidden = false;
      place(element, target);
    },
    hide() {
      element.hidden = true;
    },
    remove: () => element.remove(),
  };
}
