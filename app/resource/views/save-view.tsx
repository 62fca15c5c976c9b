import { Button, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { VIEW_LIMITS } from "~/config/limits";
import { type SavedViews, viewProblem } from "./saved-views";
import classes from "./views.module.css";

export function SaveView({ views, onSave }: { views: SavedViews; onSave: (name: string) => void }) {
  const { t } = useTranslation("resource");
  const [name, setName] = useState("");
  const [isTried, setTried] = useState(false);
  const problem = isTried ? viewProblem(views, name) : null;

  function save(event: FormEvent) {
    event.preventDefault();
    const isRefused = viewProblem(views, name) !== null;
    setTried(isRefused);
    if (isRefused) return;
    onSave(name.trim());
    setName("");
  }

  return (
    <form className={classes.save} onSubmit={save} noValidate>
      <TextInput
        label={t("views.name")}
        maxLength={VIEW_LIMITS.name}
        value={name}
        error={problem && t(`views.${problem}`, { limit: VIEW_LIMITS.views })}
        onChange={({ currentTarget }) => {
          setName(currentTarget.value);
          setTried(false);
        }}
        data-autofocus
      />
      <Button type="submit" variant="default" fullWidth>
        {t("views.save")}
      </Button>
    </form>
  );
}
