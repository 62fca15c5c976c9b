import "@testing-library/jest-dom/vitest";
import { MantineProvider } from "@mantine/core";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, onTestFinished, test, vi } from "vitest";
import { Panel } from "~/components/layout/panel";
import { stubBrowserForMantine } from "../../support/mantine-stubs";
import { isolateRendering, renderNode } from "../../support/render";
import { setUpTranslations } from "../../support/translations";

setUpTranslations();
stubBrowserForMantine();
isolateRendering();

test("an error of a panel's content stays in the panel, and can be retried", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const silence = (event: Event) => event.preventDefault();
  addEventListener("error", silence);
  onTestFinished(() => removeEventListener("error", silence));
  let isBroken = true;
  const Chart = () => {
    if (isBroken) throw new RangeError("Invalid array length");
    return "the chart";
  };
  await renderNode(
    <MantineProvider env="test">
      <Panel title="Figures" aside="a control">
        <Chart />
      </Panel>
      <Panel title="Chats">the chats</Panel>
    </MantineProvider>,
  );
  const figures = within(screen.getByRole("region", { name: "Figures" }));
  expect(figures.getByText("页面出了点问题，请重试")).toBeVisible();
  expect(figures.getByText("a control")).toBeVisible();
  expect(screen.getByText("the chats")).toBeVisible();
  isBroken = false;
  await userEvent.click(figures.getByRole("button", { name: "重试" }));
  expect(figures.getByText("the chart")).toBeVisible();
});
