import { MantineProvider } from "@mantine/core";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { number } from "~/resource/fields/number";
import { formBody, formValues } from "~/resource/form/form-values";
import { contextOf, fieldOf, formOf, setUpExhibits } from "../../support/exhibit-fields";
import { exhibits, VASE } from "../../support/exhibits";
import { stubBrowserForMantine } from "../../support/mantine-stubs";
import { isolateRendering } from "../../support/render";

setUpExhibits();
stubBrowserForMantine();
isolateRendering();

test.each([
  ["techniques", []],
  ["checked", null],
])("%s without a value shows nothing, so that its place has a dash", (name, value) => {
  expect(fieldOf(name).detail(value, contextOf(name))).toBe("");
});

test("the undo of a change gives back that there was no number", () => {
  const before = formValues(exhibits, { ...VASE, visitors: null });
  expect(formBody(exhibits, before, { ...before, visitors: "5" })).toEqual({ visitors: null });
});

test("a flag of a record without a value is chosen, because a switch would say no", async () => {
  const { Input } = formOf("insured");
  const onChange = vi.fn();
  render(
    <MantineProvider env="test">
      <Input name="insured" context={contextOf("insured")} defaultValue={null} onChange={onChange} />
    </MantineProvider>,
  );
  expect(screen.queryByRole("switch")).toBeNull();
  await userEvent.click(screen.getByRole("textbox", { name: "已投保" }));
  await userEvent.click(await screen.findByRole("option", { name: "否" }));
  expect(onChange).toHaveBeenCalledWith(false);
});

test("a number is read with its unit, also where that has digits", () => {
  const context = contextOf("weight");
  const form = number({ unit: "m2", form: {} }).form;
  expect(["1,200 m2", "12\u00a0m2", "-5", "12"].map((typed) => form?.parse(typed, context))).toEqual([
    "1200",
    "12",
    "-5",
    "12",
  ]);
});
