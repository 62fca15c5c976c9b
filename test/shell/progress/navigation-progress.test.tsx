import "@testing-library/jest-dom/vitest";
import { MantineProvider } from "@mantine/core";
import { nprogress } from "@mantine/nprogress";
import { Outlet } from "@remix-run/react";
import { act, render, screen } from "@testing-library/react";
import { RouterProvider } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { getScreen } from "~/navigation/paths";
import { screenChecked } from "~/session/screen-checked";
import { NavigationProgress } from "~/shell/progress/navigation-progress";
import { deferred } from "../../support/deferred";
import { stubBrowserForMantine } from "../../support/mantine-stubs";
import { isolateRendering } from "../../support/render";
import { createTestRouter } from "../../support/router";

stubBrowserForMantine();
isolateRendering();

const Root = () => (
  <MantineProvider env="test">
    <NavigationProgress />
    <Outlet />
  </MantineProvider>
);

test("the bar starts with a navigation and ends with its permission check, before the screen is there", async () => {
  const [start, complete] = (["start", "complete"] as const).map((step) =>
    vi.spyOn(nprogress, step).mockReturnValue(undefined),
  );
  const loaded = deferred<null>();
  const next = { path: "next", loader: () => loaded.promise, element: <p>next</p> };
  const router = createTestRouter([{ path: "/", element: <Root />, children: [next] }], "/");
  render(<RouterProvider router={router} future={{ v7_startTransition: true }} />);
  expect(start).not.toHaveBeenCalled();
  act(() => void router.navigate("/next"));
  expect(start).toHaveBeenCalledOnce();
  expect(complete).not.toHaveBeenCalled();
  act(() => screenChecked.emit(getScreen("Card")));
  expect(complete).toHaveBeenCalledOnce();
  expect(screen.queryByText("next")).toBeNull();
  await act(async () => loaded.resolve(null));
  expect(await screen.findByText("next")).toBeVisible();
});
