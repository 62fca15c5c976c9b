import { useDidUpdate, useForceUpdate } from "@mantine/hooks";
import { useIsMutating, useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { mayBeDone } from "~/api/client/api-error";
import { formMutation, formMutationFilters, isSubmitting } from "~/api/client/pending-writes";
import { refusedFields } from "~/api/client/refused-fields";
import { getUser, saveUser, type User } from "~/api/user";
import { notify } from "~/components/feedback/notify";
import { useDraftForm } from "~/features/drafts/use-draft-form";
import { useMutateOrNotify } from "~/features/submissions/use-mutate-or-notify";
import { useStore } from "~/lib/state/use-store";
import { announceUser } from "~/session/follow-user";
import { changeUser, isOfSession, session } from "~/session/session";
import {
  AREA_PARTS,
  type BasicValues,
  basicChange,
  basicRules,
  basicValues,
  changedValues,
  FIELD_NAMES,
  refusedValues,
} from "./basic-rules";
import { forgetRefusal, lastSave, type Save, storeRefusal, useRefusal } from "./last-save";
import { rereadUserEverywhere } from "./reread-user-everywhere";

const SCREEN = "Setting";
type Area = Pick<BasicValues, (typeof AREA_PARTS)[number]>;

type Change = { typed: BasicValues; values: BasicValues; token: string };

/** Saves what was typed over what is stored, both with the token in hand: another account may log in meanwhile. */
async function save({ typed, token }: Change, shown: BasicValues) {
  const stored = await getUser({ token, reportsExpiry: true });
  const saved = changedValues({ stored: basicValues(stored), shown, typed });
  const change = basicChange(saved, stored);
  await saveUser({ token, body: change });
  return { saved, change };
}

/** Keeps why a save has failed; without an answer it may have been done, so what is shown may be old. */
function keepFailure(error: Error, change: Change): void {
  storeRefusal(error, change);
  if (mayBeDone(error)) rereadUserEverywhere(change.token);
}

const FORM = { screen: SCREEN, form: "basic" } as const;

/** The form of the user's basic information: what is typed while it is saved stays. */
export function useBasicForm(user: User) {
  const { t } = useTranslation("user");
  const rules = basicRules((rule, max) => t(`basic.rules.${rule}`, { max }));
  // What the fields differ from by typing alone: the user may be changed in another tab.
  const [shown, setShown] = useState(() => basicValues(user));
  const { reasonsAt, ...refusal } = useRefusal(SCREEN);
  const { form, onSubmit, refuse, failedSubmits, draftNote, markSaved } = useDraftForm(FORM, rules, shown, {
    refused: reasonsAt,
  });
  // The form is uncontrolled and does not render while typing, but the kind of area field depends on this value.
  const rerender = useForceUpdate();
  /** The area that each country had: one that is left by mistake and chosen again loses nothing. */
  const areas = useRef(new Map<string, Area>());
  const country = form.getInputProps("countryRegion");
  function changeCountry(name: string | null): void {
    const before = form.getValues();
    country.onChange(name);
    if (name === null || name === before.countryRegion) return;
    areas.current.set(before.countryRegion, before);
    for (const part of AREA_PARTS) form.setFieldValue(part, areas.current.get(name)?.[part] ?? "");
    rerender();
  }

  /** Continues with what is stored now, and what was typed since it was sent; a form that was left loses its draft. */
  function adopt({ saved, values }: Save): void {
    setShown(saved);
    // What is stored has no blanks around it, and what was changed elsewhere.
    const unchanged = FIELD_NAMES.filter((name) => form.getValues()[name] === values[name]);
    for (const name of unchanged) if (saved[name] !== values[name]) form.setFieldValue(name, saved[name]);
    markSaved(saved);
  }
  const last = useStore(lastSave, ({ save }) => save);
  // The form that has sent it may have been left since, and this one opened.
  useDidUpdate(() => {
    if (last && last.saved !== shown) adopt(last);
  }, [last]);

  const isSaving = useIsMutating(formMutationFilters(FORM)) > 0;
  const mutation = useMutation({
    ...formMutation(FORM),
    mutationFn: (change: Change) => save(change, shown),
    onSuccess({ saved, change }, { values, token }) {
      changeUser(token, change);
      announceUser();
      adopt({ saved, values });
      if (isOfSession(token)) lastSave.set({ save: { saved, values } });
      notify({ id: "saved", message: t("basic.saved"), color: "green" });
    },
    onError: keepFailure,
  });
  const mutate = useMutateOrNotify(mutation, () => t("tabs.basic"));

  const submit = onSubmit((typed, values) => {
    if (isSubmitting(FORM)) return;
    forgetRefusal();
    mutate(
      { typed, values, token: session.get().token },
      { onError: (refusal) => refuse(refusedValues(refusedFields(refusal)).fields, values) },
    );
  });
  function reset() {
    // The user may have been changed in another tab since the form was opened.
    const latest = basicValues(user);
    setShown(latest);
    form.setInitialValues(latest);
    form.reset();
    markSaved();
    forgetRefusal();
    areas.current.clear();
  }
  return {
    form,
    country: { ...country, onChange: changeCountry },
    failedSubmits,
    draftNote,
    submit,
    reset,
    isSaving,
    ...refusal,
  };
}
