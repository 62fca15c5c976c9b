import "@testing-library/jest-dom/vitest";
import { MantineProvider } from "@mantine/core";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { MultiSelect, Select } from "~/components/fields/select";
import { theme } from "~/theme/theme";
import { stubBrowserForMantine } from "../../support/mantine-stubs";
import { isolateRendering, renderNode } from "../../support/render";

stubBrowserForMantine();
isolateRendering();

const props = { label: "Channel", data: ["App", "Web"], error: "Wrong", required: true };

test.each([
  ["select", <Select key="1" {...props} />],
  ["searchable select", <Select key="2" {...props} searchable />],
  ["select of several values", <MultiSelect key="3" {...props} />],
])("a %s says that it is one, and whether its list is open", async (_, input) => {
  await renderNode(
    <MantineProvider theme={theme} env="test">
      {input}
    </MantineProvider>,
  );
  const combobox = screen.getByRole("combobox", { name: /^Channel/, expanded: false });
  expect(combobox).toHaveAccessibleDescription("Wrong");
  expect(combobox).toBeRequired();
  expect(screen.queryByRole("listbox", { hidden: true })).toBeNull();
  await userEvent.click(combobox);
  expect(combobox).toHaveAttribute("aria-expanded", "true");
  expect(combobox).toHaveAttribute("aria-controls", screen.getByRole("listbox").id);
});

test("does not search the page for its list when it is drawn again with equal options", async () => {
  const draw = (labels: string[]) => (
    <MantineProvider theme={theme} env="test">
      <Select label="Channel" data={labels.map((label) => ({ value: label, label }))} defaultValue="Web" />
    </MantineProvider>
  );
  const { rerender } = render(draw(["App", "Web"]));
  const search = vi.spyOn(document, "querySelector");
  rerender(draw(["App", "Web"]));
  expect(search).not.toHaveBeenCalled();
  rerender(draw(["App", "Web", "Mini"]));
  await userEvent.click(screen.getByRole("combobox"));
  expect(screen.getByRole("option", { name: "Mini" })).toBeVisible();
});
