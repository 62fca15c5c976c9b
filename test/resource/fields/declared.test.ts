import { beforeEach } from "vitest";
import { isolateCalls } from "../../support/client";
import { setUpExhibits } from "../../support/exhibit-fields";
import { exhibits, resetExhibits } from "../../support/exhibits";
import { stubBrowserForMantine } from "../../support/mantine-stubs";
import { isolateRendering } from "../../support/render";
import { isolateSession } from "../../support/session";
import { describeResource } from "../describe/describe-resource";

setUpExhibits();
stubBrowserForMantine();
isolateCalls({ runs: true });
isolateSession();
isolateRendering();
beforeEach(resetExhibits);

describeResource(exhibits);
