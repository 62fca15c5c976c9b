import { expect, test, vi } from "vitest";
import { reloadWhenOnline } from "~/lib/page/reload-page";

test("a reload that waits for the network can be cancelled", () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const reload = vi.fn();
  vi.stubGlobal("location", { reload });
  const cancel = reloadWhenOnline();
  cancel();
  dispatchEvent(new Event("online"));
  expect(reload).not.toHaveBeenCalled();
});
