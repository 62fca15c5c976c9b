import { expect, onTestFinished, test, vi } from "vitest";
import { reloadWhenOnline } from "~/lib/page/reload-page";
import { beforeLeaving } from "~/lib/page/waiting-writes";

test("what waits to be sent is sent before the page reloads", async () => {
  const reload = vi.fn();
  vi.stubGlobal("location", { reload });
  let answer = () => {};
  const write = new Promise<void>((resolve) => {
    answer = resolve;
  });
  onTestFinished(beforeLeaving.listen((wait) => wait(write)));
  reloadWhenOnline();
  await Promise.resolve();
  expect(reload).not.toHaveBeenCalled();
  answer();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test("a reload that waits for the network can be cancelled", () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const reload = vi.fn();
  vi.stubGlobal("location", { reload });
  const cancel = reloadWhenOnline();
  cancel();
  dispatchEvent(new Event("online"));
  expect(reload).not.toHaveBeenCalled();
});

test("a reload can be cancelled while something is being sent", async () => {
  const reload = vi.fn();
  vi.stubGlobal("location", { reload });
  const write = Promise.resolve();
  onTestFinished(beforeLeaving.listen((wait) => wait(write)));
  const cancel = reloadWhenOnline();
  cancel();
  await write;
  // After everything that follows the write.
  await new Promise((resolve) => setTimeout(resolve));
  expect(reload).not.toHaveBeenCalled();
});
