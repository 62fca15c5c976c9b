import "@testing-library/jest-dom/vitest";
import { notifications } from "@mantine/notifications";
import { Outlet, UNSAFE_RemixContext } from "@remix-run/react";
import { act, cleanup, configure, render, screen } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { createMemoryRouter, type RouteObject, RouterProvider } from "react-router-dom";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { failures } from "~/api/client/failures";
import { FUTURE_FLAGS } from "~/build/build-options";
import { pathTo } from "~/navigation/paths";
import type { Role } from "~/navigation/roles";
import type { ScreenName } from "~/navigation/screens";
import App, { HydrateFallback, clientLoader as rootLoader } from "~/root";
import { refusals } from "~/session/access-denied";
import { startFeedback } from "~/shell/feedback/api-feedback";
import { isolateCalls } from "./client";
import { withKit } from "./kit";
import { argsFor, moduleAt, type RouteModule } from "./loaders";
import { pageOfWidth } from "./page-width";
import { type RouteNode, routeNodes } from "./routes";
import { isolateSession, storeTokenOf } from "./session";
import { withWords } from "./words";

type Visit = {
  /** Who logged in earlier; nobody where it is left out. */
  as?: Role;
  /** The query of the screen's address, or a whole path with one. */
  at?: string;
};

type Visited = {
  user: UserEvent;
  /** Path and query that the router is at. */
  address: () => string;
  /** As the browser's own buttons do: -1 is back, 1 is forward. */
  go: (steps: number) => Promise<void>;
};

const NOTHING_TO_FETCH = {
  hasLoader: false,
  hasClientLoader: false,
  hasAction: false,
  hasClientAction: false,
  hasErrorBoundary: false,
  module: "",
};

const ids = (nodes: readonly RouteNode[]): string[] => nodes.flatMap(({ id, children }) => [id, ...ids(children)]);
const known = <T,>(describe: (id: string) => T) =>
  Object.fromEntries(["root", ...ids(routeNodes)].map((id) => [id, describe(id)]));

/** What the framework tells its own components of a page without a rendering server; nothing is fetched ahead. */
const framework = {
  future: FUTURE_FLAGS,
  isSpaMode: true,
  routeModules: known(() => ({ default: Outlet })),
  manifest: {
    routes: known((id) => ({ ...NOTHING_TO_FETCH, id })),
    entry: { imports: [], module: "" },
    url: "",
    version: "",
  },
};

/** For files that draw screens: each test begins logged out, with nothing on the page. */
export function withScreens(): void {
  withWords();
  withKit();
  isolateCalls({ runs: true });
  isolateSession();
  // A slow machine is no failure: the test's own limit ends what never comes.
  beforeAll(() => configure({ asyncUtilTimeout: 20_000 }));
  beforeEach(() => void pageOfWidth(1440));
  beforeAll(startFeedback);
  afterAll(() => {
    failures.clear();
    refusals.clear();
  });
  afterEach(() => {
    cleanup();
    notifications.clean();
  });
}

/**
 * Draws a screen as the page does, with its loader, the frame and the notifications, over the demonstration
 * backend, and waits for its heading. The file calls `withScreens` first.
 */
export async function renderScreen(name: ScreenName, { as, at = "" }: Visit = {}): Promise<Visited> {
  storeTokenOf(as ?? null);
  const children = await Promise.all(routeNodes.map(routeOf));
  const router = createMemoryRouter([{ id: "root", Component: App, HydrateFallback, loader: rootLoader, children }], {
    initialEntries: [at.startsWith("/") ? at : pathTo(name) + at],
    future: {
      v7_fetcherPersist: true,
      v7_normalizeFormMethod: true,
      v7_partialHydration: true,
      v7_relativeSplatPath: true,
    },
  });
  render(
    <UNSAFE_RemixContext.Provider value={framework}>
      <RouterProvider router={router} future={{ v7_startTransition: true }} />
    </UNSAFE_RemixContext.Provider>,
  );
  await screen.findByRole("heading", { level: 1 });
  return {
    user: userEvent.setup({ delay: null }),
    address: () => router.state.location.pathname + router.state.location.search,
    go: (steps) => act(async () => router.navigate(steps)),
  };
}

/** A route whose module comes with the first visit, as it does on the page. */
async function routeOf({ id, path, file, children }: RouteNode): Promise<RouteObject> {
  let module: RouteModule | undefined;
  const load = async () => {
    module ??= await moduleAt(file);
    // Where the framework keeps what has come; the words of each route are read from there.
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
