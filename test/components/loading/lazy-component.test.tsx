import { MantineProvider } from "@mantine/core";
import { act, render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { lazyComponent } from "~/components/loading/lazy-component";
import { stubBrowserForMantine } from "../../support/mantine-stubs";
import { isolateRendering, wrapper } from "../../support/render";
import { setUpTranslations } from "../../support/translations";

setUpTranslations();
stubBrowserForMantine();
isolateRendering();

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout"] }));

const Greeting = ({ name }: { name: string }) => <p>hello {name}</p>;
const wait = () => act(async () => vi.advanceTimersByTimeAsync(500));

test("shows the skeleton first, and loads the part once however often it is rendered", async () => {
  const load = vi.fn(async () => Greeting);
  const Part = lazyComponent(load, "wait");
  expect(load).not.toHaveBeenCalled();
  const { container, rerender } = render(<Part name="Ann" />, { wrapper });
  expect(container.textContent).toBe("wait");
  await wait();
  expect(container.textContent).toBe("hello Ann");
  rerender(null);
  rerender(<Part name="Bo" />);
  expect(container.textContent).toBe("hello Bo");
  await wait();
  expect(load).toHaveBeenCalledOnce();
});

test("reports a part that does not load, and loads it on another try", async () => {
  const load = vi.fn(async () => Greeting);
  load.mockRejectedValueOnce(new TypeError("gone")).mockRejectedValueOnce(new TypeError("gone"));
  const Part = lazyComponent(load, "wait");
  const { container } = render(<Part name="Ann" />, {
    wrapper: ({ children }) => <MantineProvider>{wrapper({ children })}</MantineProvider>,
  });
  await wait();
  await wait();
  expect(container.textContent).toContain("页面文件加载失败");
  const buttons = screen.getAllByRole("button");
  expect(buttons.map(({ textContent }) => textContent)).toEqual(["重试", "重新加载"]);
  await act(async () => buttons[0]?.click());
  await wait();
  expect(screen.getByRole("paragraph").textContent).toBe("hello Ann");
});
