import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { csvColumns } from "~/resource/export/csv-columns";
import { setDeployment } from "../../support/deployment";
import { filterOf } from "../../support/exhibit-fields";
import { exhibits, resetExhibits, VASE } from "../../support/exhibits";
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

describe.each([
  [OTHER, "2026-11-21（Pacific/Kiritimati）"],
  [OWN, "2026-11-21"],
])("a day that is searched for in the server's zone %s, which is named if it is another one", (zone, day) => {
  const SEARCH = "?checkedFrom=2026-11-21&checkedTo=2026-11-21";
  const renderZone = async (at: string) => {
    await setDeployment({ serverTimeZone: zone });
    renderResource(exhibits, { as: "admin", at });
    await waitFor(() => expect(document.querySelector("td time")).not.toBeNull());
  };

  test("is shown among the conditions", async () => {
    await renderZone(SEARCH);
    expect(screen.getByText(`盘点时间：${day}`)).toBeVisible();
    expect(screen.getByRole("button", { name: `移除条件 盘点时间：${day}` })).toBeVisible();
  });

  test("is shown on paper", async () => {
    await renderZone(SEARCH);
    act(() => void dispatchEvent(new Event("beforeprint")));
    const facts = screen.getByText(/^第 1–/).parentElement?.children ?? [];
    expect([...facts].map(({ textContent }) => textContent)).toContain(`盘点时间：${day}`);
    act(() => void dispatchEvent(new Event("afterprint")));
  });

  test("is offered by the menu of a cell", async () => {
    await renderZone("");
    fireEvent.contextMenu(document.querySelector("td time") ?? document.body);
    expect(await screen.findByRole("menuitem", { name: `只看 盘点时间：${day}` })).toBeVisible();
  });
});

test.each([
  [OTHER, "盘点时间（Pacific/Kiritimati）"],
  [OWN, "盘点时间"],
])(
  "a file has the times of the server's zone %s, which its header names if it is another one",
  async (zone, header) => {
    await setDeployment({ serverTimeZone: zone });
    const { headers, toRow } = csvColumns(exhibits, "zh-CN");
    const column = headers.indexOf(header);
    expect(toRow({ ...VASE })[column]).toBe(VASE.checked);
  },
);

test("a converted time in a list names its zone, and its cell's tooltip is what is shown", async () => {
  await setDeployment({ serverTimeZone: OTHER });
  renderResource(exhibits, { as: "admin" });
  await waitFor(() => expect(document.querySelector("td time")).not.toBeNull());
  const time = document.querySelector<HTMLElement>("td time");
  expect(time?.textContent).toMatch(/^\d{4}\/\d\d\/\d\d \d\d:\d\d$/);
  expect(time?.title).toBe(`${time?.textContent} ${OWN}`);
  expect(time?.closest("td")?.title).toBe(time?.textContent);
});

test.each([
  ["2026-11-05T23:30:00Z", "Asia/Shanghai", "2026-11-06"],
  ["2026-11-06 01:30:00+09:00", "UTC", "2026-11-05"],
  ["2026-11-05 23:30:00", "Asia/Shanghai", "2026-11-05"],
])("the day of %s is, for a server in %s, %s", async (time, serverTimeZone, day) => {
  await setDeployment({ serverTimeZone });
  const { matches } = filterOf("checked");
  expect(matches(time, [day, day])).toBe(true);
});
