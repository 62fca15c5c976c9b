import { afterEach, beforeAll, beforeEach } from "vitest";
import { queryClient } from "~/api/client/query-client";
import { dropDrafts } from "~/features/drafts/drafts";
import { loadNamespaces } from "~/i18n/translations";
import { isolateCalls } from "./client";
import { stubBrowserForMantine } from "./mantine-stubs";
import { isolateRendering } from "./render";
import { isolateSession } from "./session";
import { setUpTranslations } from "./translations";

type Options = {
  /** Of the lists, beside those that all have. */
  namespaces: readonly string[];
  /** Restores the records before each test. */
  reset?: () => void;
  /** Runs after each test, when the page is gone. */
  end?: () => Promise<void>;
  /** The clock runs; otherwise it stands still. */
  runs?: boolean;
};

/** For files that render a list by itself, without the frame. */
export function setUpLists({ namespaces, reset, end, runs }: Options): void {
  setUpTranslations();
  beforeAll(() => loadNamespaces(["console", "resource", "forms", ...namespaces]));
  stubBrowserForMantine();
  isolateCalls({ runs });
  isolateSession();
  beforeEach(() => {
    reset?.();
    queryClient.clear();
  });
  afterEach(async () => {
    await end?.();
    dropDrafts({});
  });
  isolateRendering();
}
