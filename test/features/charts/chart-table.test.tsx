import "@testing-library/jest-dom/vitest";
import { MantineProvider } from "@mantine/core";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ChartTable } from "~/features/charts/chart-table";
import { stubBrowserForMantine } from "../../support/mantine-stubs";
import { isolateRendering, renderNode } from "../../support/render";
import { setUpTranslations } from "../../support/translations";

setUpTranslations();
stubBrowserForMantine();
isolateRendering();

test("writes days and numbers as every other table does", async () => {
  const columns = [
    { title: "Day", value: ({ x }: { x: string; y: number }) => x },
    { title: "Count", value: ({ y }: { x: string; y: number }) => y },
  ];
  await renderNode(
    <MantineProvider env="test">
      <ChartTable title="Figures" columns={columns} rows={[{ x: "2026-11-08", y: 2250 }]} />
    </MantineProvider>,
  );
  expect(screen.getByRole("row", { name: "2026/11/08 2,250" })).toBeVisible();
});
