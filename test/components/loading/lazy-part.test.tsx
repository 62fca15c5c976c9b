import { MantineProvider } from "@mantine/core";
import { act, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lazyPart } from "~/components/loading/lazy-part";
import { FILE_RETRY_MS } from "~/config/times";
import { withKit } from "../../support/kit";
import { withWords } from "../../support/words";

withWords();
withKit();

const place = document.createElement("div");
let root: ReturnType<typeof createRoot>;

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  root = createRoot(place);
});

afterEach(() => act(() => root.unmount()));

const Greeting = ({ name }: { name: string }) => <p>hello {name}</p>;
const draw = (Part: (props: { name: string }) => ReactNode, name = "Ann") =>
  act(async () =>
    root.render(
      <MantineProvider>
        <Part name={name} />
      </MantineProvider>,
    ),
  );
const wait = () => act(async () => vi.advanceTimersByTimeAsync(FILE_RETRY_MS));

test("a part shows its skeleton, then itself, and is loaded once however often it is drawn", async () => {
  const load = vi.fn(async () => Greeting);
  const Part = lazyPart(load, "wait");
  expect(load).not.toHaveBeenCalled();
  act(() => root.render(<Part name="Ann" />));
  expect(place.textContent).toBe("wait");
  await act(async () => {});
  expect(place.textContent).toBe("hello Ann");
  act(() => root.render(null));
  act(() => root.render(<Part name="Bo" />));
  expect(place.textContent).toBe("hello Bo");
  await act(async () => {});
  expect(load).toHaveBeenCalledOnce();
});

test("a part that does not come says so, and comes with another try", async () => {
  const load = vi.fn(async () => Greeting);
  load.mockRejectedValueOnce(new TypeError("gone")).mockRejectedValueOnce(new TypeError("gone"));
  await draw(lazyPart(load, "wait"));
  await wait();
  expect(place.textContent).toContain("页面文件加载失败");
  const [again, reload] = place.querySelectorAll("button");
  expect([again?.textContent, reload?.textContent]).toEqual(["重试", "重新加载"]);
  await act(async () => again?.click());
  expect(place.querySelector("p")?.textContent).toBe("hello Ann");
});
