import { screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { setDeployment } from "../../support/deployment";
import { exhibits, resetExhibits } from "../../support/exhibits";
import { setUpExhibitLists } from "../../support/render-exhibits";
import { renderResource } from "../../support/render-resource";

setUpExhibitLists(resetExhibits);
afterEach(() => setDeployment({ serverTimeZone: "" }));

const OTHER = "Pacific/Kiritimati";
const OWN = new Intl.DateTimeFormat().resolvedOptions().timeZone;

test.each([
  [OTHER, "盘点时间（Pacific/Kiritimati）"],
  [OWN, "盘点时间"],
])(
  "the days of a time are searched for in the server's zone %s, which is named if it is another one",
  async (serverTimeZone, name) => {
    await setDeployment({ serverTimeZone });
    renderResource(exhibits, { as: "admin" });
    expect(await screen.findByRole("group", { name })).toBeVisible();
  },
);
