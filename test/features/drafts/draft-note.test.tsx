import "@testing-library/jest-dom/vitest";
import { MantineProvider } from "@mantine/core";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import * as v from "valibot";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { queryClient } from "~/api/client/query-client";
import { getUser } from "~/api/user";
import { dropDrafts, readDraft, saveDraft, unsavedScreens } from "~/features/drafts/drafts";
import { useDraftForm } from "~/features/drafts/use-draft-form";
import { loadNamespaces } from "~/i18n/translations";
import { session, startSession } from "~/session/session";
import { stubBrowserForMantine } from "../../support/mantine-stubs";
import { isolateRendering, renderNode } from "../../support/render";
import { startSending } from "../../support/sent-form";
import { isolateSession } from "../../support/session";
import { setUpTranslations } from "../../support/translations";

setUpTranslations();
stubBrowserForMantine();
isolateSession();
beforeAll(() => loadNamespaces(["console", "forms"]));
beforeEach(() => {
  startSession("token");
  session.set({ user: v.parse(getUser.spec.response, { name: "Ann", role: "admin", accountId: "1" }) });
});
afterEach(() => dropDrafts({}));
isolateRendering();

const DRAFT_KEY = { screen: "Step", form: "form" } as const;
const rules = v.object({ name: v.string() });

/** Renders the note of a form on the step form's screen. */
async function renderNote() {
  let current: ReturnType<typeof useDraftForm<{ name: string }>> | undefined;
  function Form() {
    current = useDraftForm(DRAFT_KEY, rules, { name: "" });
    return current.draftNote;
  }
  await renderNode(
    <QueryClientProvider client={queryClient}>
      <MantineProvider env="test">
        <Form />
      </MantineProvider>
    </QueryClientProvider>,
  );
  return () => {
    if (!current) throw new Error("The form is not rendered");
    return current;
  };
}

const note = () => screen.queryByRole("status")?.textContent;
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

test("a form that starts with a draft says so, and the draft can be dropped and brought back", async () => {
  saveDraft(DRAFT_KEY, { name: "x" });
  const current = await renderNote();
  expect(note()).toBe("已恢复上次未保存的内容");
  await press("放弃内容");
  expect(note()).toBe("内容已放弃");
  expect(current().form.getValues()).toEqual({ name: "" });
  expect(unsavedScreens({})).toEqual([]);
  await press("撤销");
  expect(readDraft(DRAFT_KEY)?.values).toEqual({ name: "x" });
  act(() => current().form.setFieldValue("name", "xy"));
  expect(note()).toBe("已恢复上次未保存的内容");
  await press("放弃内容");
  act(() => current().form.setFieldValue("name", "z"));
  expect(note()).toBeUndefined();
});

test("a form says nothing of a draft where there is none, and no longer after a save or a reset", async () => {
  await renderNote();
  expect(note()).toBeUndefined();
  for (const end of ["save", "reset"] as const) {
    cleanup();
    saveDraft(DRAFT_KEY, { name: end });
    const current = await renderNote();
    expect(note()).toBeDefined();
    act(() => (end === "reset" ? current().form.reset() : current().markSaved()));
    expect(note()).toBeUndefined();
  }
});

test("a draft can be dropped while another form of its screen is being sent, and not while it is sent itself", async () => {
  saveDraft(DRAFT_KEY, { name: "x" });
  await renderNote();
  await act(async () => void startSending({ ...DRAFT_KEY, form: "other" }));
  expect(screen.getByRole("button", { name: "放弃内容" })).toBeEnabled();
  await act(async () => void startSending(DRAFT_KEY));
  expect(screen.getByRole("button", { name: "放弃内容" })).toBeDisabled();
});
