import { cleanup } from "@testing-library/react";
import { afterEach, beforeAll, describe } from "vitest";
import { LOCALES } from "~/config/locales";
import { dropDrafts } from "~/features/drafts/drafts";
import { loadNamespaces } from "~/i18n/translations";
import type { Resource } from "~/resource/resource";
import { describeAddress } from "./describe-address";
import { describeFiles } from "./describe-files";
import { describeStates } from "./describe-states";
import { describeDeletion, describeDrafts, describeRights } from "./describe-writes";

/**
 * What every list does, from its declaration alone. The file calls `setUpScreens` or its parts first; the calls of the
 * list are answered by the demonstration, or by the list itself.
 */
export function describeResource(resource: Resource): void {
  describe(`the list of ${resource.namespace}`, () => {
    beforeAll(async () => {
      for (const locale of LOCALES)
        await loadNamespaces(["console", "resource", "selection", "imports", resource.namespace], locale);
    });
    afterEach(() => {
      cleanup();
      dropDrafts({});
    });
    describeAddress(resource);
    describeFiles(resource);
    describeStates(resource);
    // It has nothing to press.
    if (!resource.plain) describeRights(resource);
    describeDrafts(resource);
    describeDeletion(resource);
  });
}
