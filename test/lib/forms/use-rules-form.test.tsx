import "@testing-library/jest-dom/vitest";
import { MantineProvider, TextInput } from "@mantine/core";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import * as v from "valibot";
import { beforeEach, expect, test, vi } from "vitest";
import { useRulesForm } from "~/lib/forms/use-rules-form";
import { draw, isolateDrawings } from "../../support/draw";
import { pageOfWidth } from "../../support/page-width";

isolateDrawings();
beforeEach(() => {
  pageOfWidth(1440);
});

const rules = v.object({
  name: v.pipe(v.string(), v.nonEmpty("Name is required")),
  note: v.pipe(v.string(), v.nonEmpty("Note is required")),
});

async function drawForm(fields?: string[]) {
  const onDraw = vi.fn();
  const send = vi.fn();
  function Form() {
    const { form, onSubmit } = useRulesForm(rules, { name: "", note: "" }, { fields });
    onDraw();
    return (
      <form onSubmit={onSubmit(send)}>
        <TextInput key={form.key("name")} {...form.getInputProps("name")} label="Name" />
        <TextInput key={form.key("note")} {...form.getInputProps("note")} label="Note" />
        <button type="submit">Send</button>
      </form>
    );
  }
  await draw(
    <MantineProvider>
      <Form />
    </MantineProvider>,
  );
  const user = userEvent.setup();
  return { onDraw, send, user, name: screen.getByLabelText("Name"), note: screen.getByLabelText("Note") };
}

test("a keystroke does not render other fields again", async () => {
  const { onDraw, user, name } = await drawForm();
  await user.type(name, "a");
  const before = onDraw.mock.calls.length;
  await user.type(name, "bcd");
  expect(name).toHaveValue("abcd");
  expect(onDraw).toHaveBeenCalledTimes(before);
});

test("does not send invalid values, shows each error at its field, and focuses the first", async () => {
  const { send, user, name, note } = await drawForm();
  await user.click(screen.getByRole("button", { name: "Send" }));
  expect(send).not.toHaveBeenCalled();
  expect(name).toBeInvalid();
  expect(note).toBeInvalid();
  expect(name).toHaveFocus();
  expect(screen.getByText("Name is required")).toBeVisible();
});

test("checks a field on blur only after the first submit", async () => {
  const { user, name, note } = await drawForm();
  await user.type(name, "a");
  await user.clear(name);
  await user.tab();
  expect(name).toBeValid();
  await user.click(screen.getByRole("button", { name: "Send" }));
  await user.type(note, "b");
  await user.clear(note);
  expect(note).toBeValid();
  await user.tab();
  expect(note).toBeInvalid();
});

test("fields that are not rendered yet do not block the others", async () => {
  const { send, user, name } = await drawForm(["name"]);
  await user.type(name, "a");
  await user.click(screen.getByRole("button", { name: "Send" }));
  expect(send.mock.lastCall?.[0]).toEqual({ name: "a", note: "" });
});
