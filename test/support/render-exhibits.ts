import { notifications } from "@mantine/notifications";
import { cleanup } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach } from "vitest";
import { queryClient } from "~/api/client/query-client";
import { dropDrafts } from "~/features/drafts/drafts";
import { loadNamespaces } from "~/i18n/translations";
import { isolateCalls } from "./client";
import { setUpExhibits } from "./exhibit-fields";
import { stubBrowserForMantine } from "./mantine-stubs";
import { isolateRendering } from "./render";
import { isolateSession } from "./session";

/** For files that render lists about the invented entity; `reset` restores its records before each test. */
export function setUpExhibitLists(reset: () => void): void {
  setUpExhibits();
  beforeAll(() => loadNamespaces(["console", "policies"]));
  stubBrowserForMantine();
  isolateCalls({ runs: true });
  isolateSession();
  isolateRendering();
  beforeEach(() => {
    reset();
    queryClient.clear();
  });
  afterEach(() => {
    cleanup();
    dropDrafts({});
    notifications.clean();
  });
}
