import { act, render } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { BackgroundPart } from "~/components/loading/background-part";
import { cachedImport } from "~/lib/loading/cached-import";
import { isolateRendering } from "../../support/render";

isolateRendering();

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout"] }));

const Toasts = () => <p>toasts</p>;
const wait = () => act(async () => vi.advanceTimersByTimeAsync(500));

test.each([false, undefined])(
  "loads and mounts the part with its first use after %s, and keeps it mounted",
  async (unused) => {
    const load = vi.fn(async () => Toasts);
    const code = cachedImport(load);
    const { container, rerender } = render(<BackgroundPart code={code} loadWhen={unused} />);
    await wait();
    expect(load).not.toHaveBeenCalled();
    rerender(<BackgroundPart code={code} loadWhen />);
    await wait();
    expect(container.textContent).toBe("toasts");
    rerender(<BackgroundPart code={code} loadWhen={unused} />);
    expect(container.textContent).toBe("toasts");
    expect(load).toHaveBeenCalledOnce();
  },
);

test("does not mount a preloaded part before its first use", async () => {
  const code = cachedImport(async () => Toasts);
  code.preload();
  const { container, rerender } = render(<BackgroundPart code={code} loadWhen={undefined} />);
  await wait();
  expect(container.textContent).toBe("");
  rerender(<BackgroundPart code={code} loadWhen={["a toast"]} />);
  expect(container.textContent).toBe("toasts");
});

test("shows nothing where the code does not load, and loads it again with the next use", async () => {
  const load = vi.fn(async () => Toasts);
  load.mockRejectedValueOnce(new TypeError("gone")).mockRejectedValueOnce(new TypeError("gone"));
  const code = cachedImport(load);
  const onError = vi.fn();
  const { container, rerender } = render(<BackgroundPart code={code} loadWhen={["one"]} onError={onError} />);
  await wait();
  await wait();
  expect(container.textContent).toBe("");
  expect(onError).toHaveBeenCalledOnce();
  rerender(<BackgroundPart code={code} loadWhen={["one", "two"]} onError={onError} />);
  await wait();
  expect(container.textContent).toBe("toasts");
  expect(onError).toHaveBeenCalledOnce();
});
