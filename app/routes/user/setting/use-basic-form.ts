import { useMutation } from "@tanstack/react-query";
import { useReducer, useRef } from "react";
import { useTranslation } from "react-i18next";
import * as v from "valibot";
import { refusedFields } from "~/api/client/refused-fields";
import { saveUser, type User } from "~/api/user";
import { notify } from "~/components/feedback/notify";
import { useDraftForm } from "~/features/drafts/use-draft-form";
import { changeUser, session } from "~/session/session";
import { type BasicValues, basicChange, basicRules, basicValues, FIELD_NAMES } from "./basic-rules";

const AREA = ["province", "city", "district"] as const;
type Area = Pick<BasicValues, (typeof AREA)[number]>;

/** The form of the user's basic information: what is typed while it is saved stays. */
export function useBasicForm(user: User) {
  const { t } = useTranslation("user");
  const rules = basicRules((rule, max) => t(`basic.rules.${rule}`, { max }));
  const { form, onSubmit, refuse, draft, markSaved } = useDraftForm(
    { screen: "Setting", form: "basic" },
    rules,
    basicValues(user),
  );
  // The form is uncontrolled and does not render while typing, but the kind of area field depends on this value.
  const [, rerender] = useReducer((times: number) => times + 1, 0);
  /** The area that each country had: one that is left by mistake and chosen again loses nothing. */
  const areas = useRef(new Map<string, Area>());
  const country = form.getInputProps("countryRegion");
  function changeCountry(name: string | null): void {
    const before = form.getValues();
    country.onChange(name);
    if (name === null || name === before.countryRegion) return;
    areas.current.set(before.countryRegion, before);
    for (const part of AREA) form.setFieldValue(part, areas.current.get(name)?.[part] ?? "");
    rerender();
  }

  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ values }: { values: BasicValues; token: string }) =>
      saveUser({ body: basicChange(v.parse(rules, values)) }),
    onSuccess(_, { values, token }) {
      const saved = v.parse(rules, values);
      changeUser(token, basicChange(saved));
      // What is stored has no blanks around it.
      const unchanged = FIELD_NAMES.filter((name) => form.getValues()[name] === values[name]);
      for (const name of unchanged) if (saved[name] !== values[name]) form.setFieldValue(name, saved[name]);
      markSaved(saved);
      notify({ id: "saved", message: t("basic.saved"), color: "green" });
    },
  });

  const submit = onSubmit((values) => {
    if (isPending) return;
    mutate({ values, token: session.get().token }, { onError: (refusal) => refuse(refusedFields(refusal)) });
  });
  function reset() {
    form.reset();
    areas.current.clear();
  }
  return { form, country: { ...country, onChange: changeCountry }, draft, submit, reset, isPending, error };
}
