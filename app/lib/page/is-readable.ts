const isCut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element) =>
  clientWidth > 0 && (scrollWidth > clientWidth || scrollHeight > clientHeight + 1);

/** Whether the element shows the text, and nothing of it is cut off. */
export function isReadable(element: Element, text: string): boolean {
  if (element.textContent?.trim() !== text.trim()) return false;
  const parts = [element, ...element.querySelectorAll("*")];
  if (element.parentElement) parts.push(element.parentElement);
  return !parts.some(isCut);
}
