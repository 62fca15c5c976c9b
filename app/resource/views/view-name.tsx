import { Button, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { VIEW_LIMITS } from "~/config/limits";
import type { viewProblem } from "./view-changes";
import classes from "./views.module.css";

type Props = {
  label: string;
  submit: string;
  initial?: string;
  problemOf: (name: string) => ReturnType<typeof viewProblem>;
  onSubmit: (name: string) => void;
};

/** The form of a view's name. */
export function ViewName({ label, submit, initial = "", problemOf, onSubmit }: Props) {
  const { t } = useTranslation("views");
  const [name, setName] = useState(initial);
  const [isTried, setTried] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const problem = isTried ? problemOf(name) : null;

  function save(event: FormEvent) {
    event.preventDefault();
    // A second press of Enter, after the first one has emptied the field.
    if (isSaved) return;
    const isRefused = problemOf(name) !== null;
    setTried(isRefused);
    if (isRefused) return;
    onSubmit(name.trim());
    setName("");
    setSaved(true);
  }

  return (
    <form className={classes.form} onSubmit={save} noValidate>
      <TextInput
        label={label}
        value={name}
        error={problem && t(problem, { limit: VIEW_LIMITS.views, max: VIEW_LIMITS.name })}
        onChange={({ currentTarget }) => {
          setName(currentTarget.value);
          setTried(false);
          setSaved(false);
        }}
        ref={initial ? selectText : undefined}
        // Escape leaves the renaming, and not the sheet around it.
        data-mantine-stop-propagation={initial !== ""}
        data-autofocus
      />
      <Button type="submit" variant="default" fullWidth>
        {submit}
      </Button>
    </form>
  );
}

/** The name that is to be changed, when the form opens. */
const selectText = (field: HTMLInputElement | null) => field?.select();
