import "@testing-library/jest-dom/vitest";
import { MantineProvider } from "@mantine/core";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { RouterProvider, useRouteError } from "react-router-dom";
import { beforeAll, expect, test, vi } from "vitest";
import { ApiError } from "~/api/client/api-error";
import { ErrorPage } from "~/components/feedback/error-page";
import { loadNamespaces } from "~/i18n/translations";
import { deferred } from "../../support/deferred";
import { stubBrowserForMantine } from "../../support/mantine-stubs";
import { isolateRendering, renderNode } from "../../support/render";
import { createTestRouter } from "../../support/router";
import { setUpTranslations } from "../../support/translations";

setUpTranslations();
stubBrowserForMantine();
isolateRendering();
beforeAll(() => loadNamespaces(["exception"]));

const ErrorBoundary = () => <ErrorPage error={useRouteError()} />;
const Component = () => null;
const fail = (call: string): never => {
  throw new ApiError("failed", { reason: "server", call, token: "", status: 500 });
};

test("a retry keeps the focus while it is running, and when it fails again; a second press is ignored", async () => {
  const user = userEvent.setup();
  const answer = deferred<void>();
  const loader = vi.fn(() => answer.promise.then(() => fail("POST /api/second")));
  loader.mockImplementationOnce(() => fail("POST /api/first"));
  const router = createTestRouter(
    [{ path: "*", loader, ErrorBoundary, Component, HydrateFallback: Component }],
    "/list/card",
  );
  await renderNode(
    <MantineProvider env="test">
      <RouterProvider router={router} future={{ v7_startTransition: true }} />
    </MantineProvider>,
  );
  const retry = await screen.findByRole("button", { name: "重试" });
  await user.click(retry);
  await waitFor(() => expect(retry).toHaveAttribute("aria-disabled", "true"));
  // A disabled button would lose the focus in a browser.
  expect(retry).toBeEnabled();
  await user.click(retry);
  expect(loader).toHaveBeenCalledTimes(2);
  answer.resolve();
  expect(await screen.findByText("POST /api/second")).toBeVisible();
  expect(retry).toHaveFocus();
  expect(retry).not.toHaveAttribute("aria-disabled");
});
