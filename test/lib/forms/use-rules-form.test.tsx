import "@testing-library/jest-dom/vitest";
import { MantineProvider, TextInput } from "@mantine/core";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import * as v from "valibot";
import { beforeEach, expect, test, vi } from "vitest";
import { useRulesForm } from "~/lib/forms/use-rules-form";
import { setPageWidth } from "../../support/page-width";
import { isolateRendering, renderNode } from "../../support/render";

isolateRendering();
beforeEach(() => {
  setPageWidth(1440);
});

const rules = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty("Name is required")),
  note: v.pipe(v.string(), v.nonEmpty("Note is required")),
});

async function renderForm(fields?: string[]) {
  const onRender = vi.fn();
  const send = vi.fn();
  function Form() {
    const { form, onSubmit, onNext } = useRulesForm(rules, { name: "", note: "" }, { fields });
    onRender();
    return (
      <form onSubmit={fields ? onNext(send) : onSubmit(send)}>
        <TextInput key={form.key("name")} {...form.getInputProps("name")} label="Name" />
        <TextInput key={form.key("note")} {...form.getInputProps("note")} label="Note" />
        <button type="submit">Send</button>
      </form>
    );
  }
  await renderNode(
    <MantineProvider>
      <Form />
    </MantineProvider>,
  );
  const user = userEvent.setup();
  return { onRender, send, user, name: screen.getByLabelText("Name"), note: screen.getByLabelText("Note") };
}

test("a keystroke does not render other fields again", async () => {
  const { onRender, user, name } = await renderForm();
  await user.type(name, "a");
  const before = onRender.mock.calls.length;
  await user.type(name, "bcd");
  expect(name).toHaveValue("abcd");
  expect(onRender).toHaveBeenCalledTimes(before);
});

test("does not send invalid values, shows each error at its field, and focuses the first", async () => {
  const { send, user, name, note } = await renderForm();
  await user.click(screen.getByRole("button", { name: "Send" }));
  expect(send).not.toHaveBeenCalled();
  expect(name).toBeInvalid();
  expect(note).toBeInvalid();
  expect(name).toHaveFocus();
  expect(screen.getByText("Name is required")).toBeVisible();
});

test("checks a field on blur only after the first submit", async () => {
  const { user, name, note } = await renderForm();
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
  const { send, user, name } = await renderForm(["name"]);
  await user.type(name, "a");
  await user.click(screen.getByRole("button", { name: "Send" }));
  expect(send.mock.lastCall?.[0]).toEqual({ name: "a", note: "" });
});

test("hands over what the rules make of the values, and the values as they were typed", async () => {
  const { send, user, name, note } = await renderForm();
  await user.type(name, " a ");
  await user.type(note, "b");
  await user.click(screen.getByRole("button", { name: "Send" }));
  expect(send).toHaveBeenCalledExactlyOnceWith({ name: "a", note: "b" }, { name: " a ", note: "b" });
});
