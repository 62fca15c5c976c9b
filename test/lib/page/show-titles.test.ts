import "@testing-library/jest-dom/vitest";
import { fireEvent, screen } from "@testing-library/dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { showTitles } from "~/lib/page/show-titles";

let end: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<section title="around">
    <button id="icon" title="Refresh" aria-label="Refresh"><svg></svg></button>
    <button id="hinted" title="Sorted upwards">Name</button>
    <button id="bare" title="More"><svg></svg></button>
    <span id="whole" title="read in full">read in full</span>
  </section><p>no title</p>`;
  end = showTitles();
});
afterEach(() => {
  end();
  vi.useRealTimers();
  document.body.replaceChildren();
});

const find = (id: string) => document.querySelector<HTMLElement>(`#${id}`) ?? document.body;
const box = () => document.querySelector("#title-box:not([hidden])");
const shown = () => box()?.textContent;

function pointAt(element: Element, pointerType = "mouse") {
  fireEvent(element, Object.assign(new MouseEvent("pointerover", { bubbles: true }), { pointerType }));
}

function rest(id: string) {
  pointAt(find(id));
  vi.advanceTimersByTime(300);
}

test("shows the title of what the pointer rests on, in place of the browser's, until it leaves", () => {
  pointAt(find("icon"));
  vi.advanceTimersByTime(299);
  expect(box()).toBeNull();
  vi.advanceTimersByTime(1);
  expect(shown()).toBe("Refresh");
  // Not that of the section either.
  expect(find("icon")).toHaveAttribute("title", "");
  pointAt(screen.getByText("no title"));
  vi.advanceTimersByTime(100);
  expect(box()).toBeNull();
  expect(find("icon")).toHaveAttribute("title", "Refresh");
});

test("shows it for the keyboard's focus, until a key is pressed", () => {
  find("icon").focus();
  vi.advanceTimersByTime(300);
  expect(shown()).toBe("Refresh");
  fireEvent.keyDown(find("icon"), { key: "Escape" });
  expect(box()).toBeNull();
  find("icon").blur();
  expect(find("icon")).toHaveAttribute("title", "Refresh");
});

test.each(["pointerDown", "scroll"] as const)(
  "hides at %s, and is not shown again until the pointer comes back",
  (type) => {
    rest("icon");
    fireEvent[type](find("icon"));
    pointAt(find("icon"));
    vi.advanceTimersByTime(1000);
    expect(box()).toBeNull();
  },
);

test("the pointer may go on to the box", () => {
  rest("icon");
  pointAt(document.body);
  pointAt(find("title-box"));
  vi.advanceTimersByTime(1000);
  expect(shown()).toBe("Refresh");
});

test("a finger shows nothing", () => {
  pointAt(find("icon"), "touch");
  vi.advanceTimersByTime(1000);
  expect(box()).toBeNull();
  expect(find("icon")).toHaveAttribute("title", "Refresh");
});

test("does not repeat a text that can be read, unless a part of it is cut off", () => {
  rest("whole");
  expect(box()).toBeNull();
  pointAt(document.body);
  vi.advanceTimersByTime(100);
  Object.defineProperties(find("whole"), { clientWidth: { value: 50 }, scrollWidth: { value: 90 } });
  rest("whole");
  expect(shown()).toBe("read in full");
});

test.each([
  ["icon", "Refresh", ""],
  ["hinted", "Name", "Sorted upwards"],
  ["bare", "More", ""],
])("%s keeps its name and its description", (id, name, description) => {
  rest(id);
  expect(find(id)).toHaveAccessibleName(name);
  expect(find(id)).toHaveAccessibleDescription(description);
  pointAt(document.body);
  vi.advanceTimersByTime(100);
  expect(find(id)).not.toHaveAttribute("aria-describedby");
  expect(find(id)).toHaveAttribute("title");
});

test("follows a title that changes while it is shown, and one that goes away", async () => {
  rest("icon");
  find("icon").title = "Refreshed";
  await vi.waitFor(() => expect(shown()).toBe("Refreshed"));
  find("icon").removeAttribute("title");
  pointAt(document.body);
  vi.advanceTimersByTime(100);
  expect(find("icon")).not.toHaveAttribute("title");
});
