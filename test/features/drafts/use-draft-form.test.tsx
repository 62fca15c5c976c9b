import { act, cleanup, renderHook } from "@testing-library/react";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test } from "vitest";
import { getUser } from "~/api/user";
import { dropDrafts, readDraft, saveDraft, unsavedScreens } from "~/features/drafts/drafts";
import { discardRequest } from "~/features/drafts/unsaved";
import { useDraftForm } from "~/features/drafts/use-draft-form";
import { session, startSession } from "~/session/session";
import { isolateRendering } from "../../support/render";
import { isolateSession } from "../../support/session";

isolateSession();

const DRAFT_KEY = { screen: "Step", form: "form" } as const;
const rules = v.object({ name: v.pipe(v.string(), v.nonEmpty("empty")), count: v.number() });
const INITIAL = { name: "", count: 1 };

/** Renders the hook as a form on the step form's screen does. */
function renderForm(initial = INITIAL) {
  const { result } = renderHook(() => useDraftForm(DRAFT_KEY, rules, initial));
  return () => result.current;
}

beforeEach(() => {
  startSession("token");
  session.set({ user: v.parse(getUser.spec.response, { name: "Ann", role: "admin", accountId: "1" }) });
});

afterEach(() => dropDrafts({}));
isolateRendering();

test("values that differ from the initial ones are a draft, until they are the same again", () => {
  const current = renderForm();
  expect(unsavedScreens({})).toEqual([]);
  act(() => current().form.setFieldValue("name", "x"));
  expect(readDraft(DRAFT_KEY)?.values).toEqual({ name: "x" });
  act(() => current().form.setFieldValue("name", ""));
  expect(unsavedScreens({})).toEqual([]);
});

test("fields that were not typed in have the values of today when the draft is opened again", () => {
  const current = renderForm();
  act(() => current().form.setFieldValue("name", "x"));
  cleanup();
  expect(renderForm({ ...INITIAL, count: 9 })().form.getValues()).toEqual({ name: "x", count: 9 });
});

test("starts with the draft, and a reset restores the initial values and drops the draft", () => {
  saveDraft(DRAFT_KEY, { name: "x", count: 2 });
  const current = renderForm();
  expect(current().form.getValues()).toEqual({ name: "x", count: 2 });
  act(() => current().form.reset());
  expect(current().form.getValues()).toEqual(INITIAL);
  expect(unsavedScreens({})).toEqual([]);
});

test("sanitizes a broken draft, and drops it where nothing valid is left", () => {
  saveDraft(DRAFT_KEY, { name: 5, count: "many" });
  expect(renderForm()().form.getValues()).toEqual(INITIAL);
  expect(unsavedScreens({})).toEqual([]);
});

test("after a save nothing is unsaved until the next change, and a reset restores the saved values", () => {
  const current = renderForm();
  act(() => current().form.setFieldValue("name", "x"));
  act(() => current().markSaved());
  expect(unsavedScreens({})).toEqual([]);
  act(() => current().form.setFieldValue("name", "xy"));
  expect(unsavedScreens({})).toEqual(["Step"]);
  act(() => current().form.reset());
  expect(current().form.getValues()).toEqual({ name: "x", count: 1 });
  expect(unsavedScreens({})).toEqual([]);
});

test("what was typed during a save stays unsaved, and a reset restores the saved values", () => {
  const current = renderForm();
  act(() => current().form.setFieldValue("name", "x"));
  const sent = current().form.getValues();
  act(() => current().form.setFieldValue("name", "xy"));
  act(() => current().markSaved(sent));
  expect(readDraft(DRAFT_KEY)?.values).toEqual({ name: "xy" });
  act(() => current().form.reset());
  expect(current().form.getValues()).toEqual(sent);
  expect(unsavedScreens({})).toEqual([]);
});

test("a drawer with unsaved values closes only after the user confirms", async () => {
  const current = renderForm();
  expect(await current().confirmClose()).toBe(true);
  act(() => current().form.setFieldValue("name", "x"));
  const closing = current().confirmClose();
  discardRequest.get().current?.resolve(true);
  expect(await closing).toBe(true);
  expect(unsavedScreens({})).toEqual([]);
});

test("of a group of fields only those that were typed in are kept", () => {
  const video = v.object({ video: v.object({ mode: v.string(), frames: v.number() }) });
  const renderVideo = (frames: number) =>
    renderHook(() => useDraftForm(DRAFT_KEY, video, { video: { mode: "a", frames } })).result;
  const form = renderVideo(24);
  act(() => form.current.form.setFieldValue("video.mode", "b"));
  expect(readDraft(DRAFT_KEY)).toMatchObject({ values: { video: { mode: "b" } }, base: { video: { mode: "a" } } });
  cleanup();
  expect(renderVideo(30).current.form.getValues()).toEqual({ video: { mode: "b", frames: 30 } });
});

test("a form that was left while it was saved leaves the draft of the one that was opened since", () => {
  const left = renderForm();
  act(() => left().form.setFieldValue("name", "x"));
  const sent = left().form.getValues();
  cleanup();
  const opened = renderForm();
  act(() => opened().form.setFieldValue("name", "xy"));
  act(() => left().markSaved(sent));
  expect(readDraft(DRAFT_KEY)?.values).toEqual({ name: "xy" });
});

test("a form that was left while it was saved drops what was opened since and has the same values", () => {
  const left = renderForm();
  act(() => left().form.setFieldValue("name", "x"));
  const sent = left().form.getValues();
  cleanup();
  const opened = renderForm();
  for (const name of ["xy", "x"]) act(() => opened().form.setFieldValue("name", name));
  act(() => left().markSaved(sent));
  expect(unsavedScreens({})).toEqual([]);
});

test("what a form that was left sets itself is not the draft of the one that was opened since", () => {
  const left = renderForm();
  act(() => left().form.setFieldValue("name", "x "));
  cleanup();
  const opened = renderForm();
  act(() => opened().form.setFieldValue("name", "xy"));
  act(() => left().form.setFieldValue("name", "x"));
  expect(readDraft(DRAFT_KEY)?.values).toEqual({ name: "xy" });
});

test("a form in sight is saved, although the one that was left has changed its draft", () => {
  const left = renderForm();
  act(() => left().form.setFieldValue("name", "x"));
  const sent = left().form.getValues();
  act(() => left().form.setFieldValue("name", "xy"));
  cleanup();
  const opened = renderForm();
  act(() => left().markSaved({ ...sent, count: 2 }));
  expect(readDraft(DRAFT_KEY)?.values).toEqual({ name: "xy", count: 1 });
  act(() => opened().markSaved());
  expect(unsavedScreens({})).toEqual([]);
  expect(opened().form.isDirty()).toBe(false);
});
