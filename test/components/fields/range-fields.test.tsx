import "@testing-library/jest-dom/vitest";
import { MantineProvider } from "@mantine/core";
import { screen } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import { DateRangeField } from "~/components/fields/date-range-field";
import { DayField } from "~/components/fields/day-field";
import { TextRangeField } from "~/components/fields/text-range-field";
import { loadNamespaces } from "~/i18n/translations";
import { stubBrowserForMantine } from "../../support/mantine-stubs";
import { isolateRendering, renderNode } from "../../support/render";
import { setUpTranslations } from "../../support/translations";

setUpTranslations();
stubBrowserForMantine();
isolateRendering();
beforeAll(() => loadNamespaces(["console", "forms"]));

const field = (name: string) => screen.getByRole("textbox", { name });
const period = (range: [string, string]) => (
  <MantineProvider env="test">
    <DateRangeField label="Period" description="Both days count" error="Wrong" withAsterisk value={range} />
  </MantineProvider>
);

test.each<[range: [string, string], isFromValid: boolean, isToValid: boolean]>([
  [["", ""], false, false],
  [["2026-11-05", ""], true, false],
  [["", "2026-11-05"], false, true],
  [["soon", ""], false, true],
  [["2026-11-05", "2026-02-31"], true, false],
  [["2026-11-05", "2026-11-04"], false, false],
])("marks the ends of %j that are wrong, and describes and requires both", async (range, ...areValid) => {
  await renderNode(period(range));
  for (const [index, name] of ["Period 开始日期", "Period 结束日期"].entries()) {
    expect(field(name)).toHaveAttribute("aria-invalid", String(!areValid[index]));
    expect(field(name)).toHaveAccessibleDescription("Wrong Both days count");
    expect(field(name)).toBeRequired();
  }
  expect(screen.getByRole("group", { name: "Period" })).not.toHaveAttribute("aria-invalid");
});

test("a day and a range of texts are described by their errors", async () => {
  await renderNode(
    <MantineProvider env="test">
      <DayField label="Day" error="No such day" withAsterisk />
      <DayField label="Another day" />
      <TextRangeField label="Price" ends={["from", "to"]} error="No number" />
    </MantineProvider>,
  );
  expect(field("Day")).toHaveAccessibleDescription("No such day");
  expect(field("Day")).toBeRequired();
  expect(field("Another day")).not.toBeRequired();
  expect(field("Another day")).toHaveAccessibleDescription("");
  for (const name of ["Price from", "Price to"]) expect(field(name)).toHaveAccessibleDescription("No number");
});
