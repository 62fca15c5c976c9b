import "@testing-library/jest-dom/vitest";
import { notifications } from "@mantine/notifications";
import { nprogress } from "@mantine/nprogress";
import { Outlet, UNSAFE_RemixContext } from "@remix-run/react";
import { act, cleanup, render, screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { type RouteObject, RouterProvider } from "react-router-dom";
import { afterAll, afterEach, beforeAll, beforeEach, vi } from "vitest";
import { users } from "#mocks/data/users";
import { failures } from "~/api/client/failures";
import { queryClient } from "~/api/client/query-client";
import { FUTURE_FLAGS } from "~/build/build-options";
import { dropDrafts } from "~/features/drafts/drafts";
import { dropOutcomes } from "~/features/submissions/outcomes-store";
import { clearTabs, openTabs } from "~/features/tabs/open-tabs-store";
import { pathTo } from "~/navigation/paths";
import type { Role } from "~/navigation/roles";
import type { ScreenName } from "~/navigation/screens";
import App, { HydrateFallback, clientLoader as rootLoader } from "~/root";
import { accountOf } from "~/session/account";
import { session } from "~/session/session";
import { startFeedback } from "~/shell/feedback/api-feedback";
import { isolateCalls, waitForResponses } from "./client";
import { isolateIdleTime } from "./idle-time";
import { stubBrowserForMantine } from "./mantine-stubs";
import { setPageWidth } from "./page-width";
import { configureQueries } from "./render";
import { argsFor, loadRouteModule, type RouteModule } from "./route-modules";
import { createTestRouter } from "./router";
import { type RouteNode, routeNodes } from "./routes";
import { isolateSession, storeTokenOf } from "./session";
import { recordToasts } from "./toasts";
import { setUpTranslations } from "./translations";
import { setUpUser } from "./user";

type RenderScreenOptions = {
  /** The account logged in earlier; logged out when left out. */
  as?: Role;
  /** The query of the screen's address, or a whole path. */
  at?: string;
};

type RenderedScreen = {
  user: UserEvent;
  /** Path and query of the router. */
  address: () => string;
  /** Navigates to a path, or in the history: -1 is back, 1 is forward. */
  go: (to: number | string) => Promise<void>;
  /** Renders the page again at its address, keeping only the browser's storage and the backend. */
  reload: () => Promise<void>;
};

const NO_LOADERS = {
  hasLoader: false,
  hasClientLoader: false,
  hasAction: false,
  hasClientAction: false,
  hasErrorBoundary: false,
  module: "",
};

const ids = (nodes: readonly RouteNode[]): string[] => nodes.flatMap(({ id, children }) => [id, ...ids(children)]);
const forEachRoute = <T,>(describe: (id: string) => T) =>
  Object.fromEntries(["root", ...ids(routeNodes)].map((id) => [id, describe(id)]));

/** The context that Remix gives its own components in SPA mode, without prefetching. */
const remixContext = {
  future: FUTURE_FLAGS,
  isSpaMode: true,
  routeModules: forEachRoute(() => ({ default: Outlet })),
  manifest: {
    routes: forEachRoute((id) => ({ ...NO_LOADERS, id })),
    entry: { imports: [], module: "" },
    url: "",
    version: "",
  },
};

let isSetUp = false;

/** For files that render screens: each test starts logged out, with an empty page. */
export function setUpScreens(): void {
  setUpTranslations();
  stubBrowserForMantine();
  isolateCalls({ runs: true });
  waitForResponses();
  isolateSession();
  recordToasts();
  beforeEach(() => {
    setPageWidth(1440);
    // The bar's timers end between the steps of an asynchronous `act`, which would complain.
    for (const step of ["start", "complete", "reset"] as const) vi.spyOn(nprogress, step).mockReturnValue(undefined);
  });
  beforeAll(() => {
    isSetUp = true;
    startFeedback();
  });
  isolateIdleTime();
  // The toast of a call that fails later would reach other files.
  afterAll(() => {
    failures.clear();
    isSetUp = false;
  });
  afterEach(() => {
    cleanup();
    for (const user of Object.values(users)) dropDrafts({}, accountOf(user));
    dropOutcomes();
    clearTabs();
  });
  configureQueries();
}

/**
 * Renders a screen as the page does, with its loader, the frame and the toasts, over the demonstration backend, and
 * waits for its heading. The file calls `setUpScreens` first.
 */
export async function renderScreen(
  name: ScreenName,
  { as, at = "" }: RenderScreenOptions = {},
): Promise<RenderedScreen> {
  if (!isSetUp) throw new Error("Call setUpScreens() at the top of the test file.");
  if (as) storeTokenOf(as);
  let router = await renderPage(at.startsWith("/") ? at : pathTo(name) + at);
  const address = () => router.state.location.pathname + router.state.location.search;
  return {
    user: setUpUser(),
    address,
    go: (to) => act(async () => (typeof to === "number" ? router.navigate(to) : router.navigate(to))),
    reload: async () => {
      const here = address();
      cleanup();
      notifications.clean();
      queryClient.clear();
      session.set({ user: null, role: "" });
      // Open tabs are read from the storage again, as by a newly loaded page.
      openTabs.set({ account: "" });
      router = await renderPage(here);
    },
  };
}

async function renderPage(path: string) {
  const children = await Promise.all(routeNodes.map(routeOf));
  const root = { id: "root", Component: App, HydrateFallback, loader: rootLoader, children };
  const router = createTestRouter([root], path);
  render(
    <UNSAFE_RemixContext.Provider value={remixContext}>
      <RouterProvider router={router} future={{ v7_startTransition: true }} />
    </UNSAFE_RemixContext.Provider>,
  );
  await screen.findByRole(
    "heading",
    { level: 1 },
    {
      onTimeout: (error) => {
        error.message = `${path} has no heading of level 1: does its page render <ScreenPage>?\n${error.message}`;
        return error;
      },
    },
  );
  return router;
}

/** A route whose module is loaded on its first visit, as on the page. */
async function routeOf({ id, path, file, children }: RouteNode): Promise<RouteObject> {
  let module: RouteModule | undefined;
  const load = async () => {
    module ??= await loadRouteModule(file);
    // Remix keeps loaded modules here, and the translations of each route are found through it.
    window.__remixRouteModules[id] ??= module;
    return module;
  };
  const { ErrorBoundary } = children.length > 0 ? await load() : {};
  return {
    id,
    path,
    ErrorBoundary,
    Component: () => module && <module.default />,
    loader: async (args) => (await load()).clientLoader?.({ ...argsFor("/"), ...args }) ?? null,
    action: async (args) => (await load()).clientAction?.({ ...argsFor("/"), ...args }) ?? null,
    shouldRevalidate: (args) => module?.shouldRevalidate?.(args) ?? args.defaultShouldRevalidate,
    children: await Promise.all(children.map(routeOf)),
  };
}
