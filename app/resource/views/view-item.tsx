import { ActionIcon, Button } from "@mantine/core";
import IconDots from "@tabler/icons-react/dist/esm/icons/IconDots.mjs";
import { type KeyboardEvent, useCallback, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { isComposing } from "~/lib/page/is-composing";
import { useResource } from "~/resource/resource-context";
import { setCleared } from "./cleared-lists";
import type { SavedView, SavedViews } from "./saved-views";
import { type ViewAction, ViewActions } from "./view-actions";
import { changeView, removeView, setDefaultView, type ViewState, viewProblem } from "./view-changes";
import { ViewName } from "./view-name";
import { ViewQuestion } from "./view-question";
import classes from "./views.module.css";

type Props = {
  view: SavedView;
  views: SavedViews;
  state: ViewState;
  /** The list is as the view stores it. */
  inSight: boolean;
  onApply: (view: SavedView) => void;
  onShare: () => void;
  onChange: (change: (views: SavedViews) => SavedViews) => void;
  /** It has been renamed, which makes it another item. */
  isRenamed: boolean;
  onRenamed: (name: string) => void;
};

/** A view: its name applies it; what else may be done with it opens below. */
export function ViewItem({ view, views, state, inSight, onApply, onShare, onChange, isRenamed, onRenamed }: Props) {
  const { t } = useTranslation("views");
  const resource = useResource();
  const { name, isDefault } = view;
  const { step, setStep, manage, close } = useStep(isRenamed);
  const change = (next: (stored: SavedViews) => SavedViews) => {
    close();
    onChange(next);
  };
  /** Escape goes back to the view; without an open step it closes the panel. */
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== "Escape" || isComposing(event) || step === null) return;
    event.stopPropagation();
    close();
  }
  return (
    <li onKeyDown={onKeyDown}>
      <div className={classes.view}>
        <Button
          variant={inSight ? "light" : "subtle"}
          className={classes.name}
          classNames={{ label: classes.label }}
          justify="flex-start"
          title={name}
          aria-label={t("apply", view)}
          aria-current={inSight || undefined}
          onClick={() => onApply(view)}
        >
          <bdi>{name}</bdi>
        </Button>
        {isDefault && <small title={t("defaultHint")}>{t("default")}</small>}
        <ActionIcon
          ref={manage}
          variant="subtle"
          color="gray"
          aria-label={t("manage", view)}
          aria-expanded={step !== null}
          onClick={() => setStep(step ? null : "actions")}
        >
          <IconDots aria-hidden />
        </ActionIcon>
      </div>
      {step === "actions" && (
        <ViewActions
          view={view}
          inSight={inSight}
          onStep={setStep}
          onShare={onShare}
          onDefault={() => {
            // It opens from now on, whatever was cleared before.
            if (!isDefault) setCleared(resource, false);
            change((stored) => setDefaultView(stored, isDefault ? null : name));
          }}
        />
      )}
      {step === "rename" && (
        <ViewName
          label={t("newName")}
          submit={t("rename")}
          initial={name}
          problemOf={(typed) => viewProblem(views, typed, name)}
          onSubmit={(typed) => {
            onRenamed(typed);
            change((stored) => changeView(stored, name, { name: typed }));
          }}
        />
      )}
      {step === "update" && (
        <ViewQuestion
          text={t("updateQuestion")}
          confirm={t("updateConfirm")}
          onConfirm={() => change((stored) => changeView(stored, name, state))}
          onCancel={close}
        />
      )}
      {step === "delete" && (
        <ViewQuestion
          text={t("deleteQuestion")}
          confirm={t("remove")}
          danger
          onConfirm={() => onChange((stored) => removeView(stored, name))}
          onCancel={close}
        />
      )}
    </li>
  );
}

/** The step that is open; once it is closed, the button that leads to it has the focus, as after a renaming. */
function useStep(isRenamed: boolean) {
  const [step, setStep] = useState<"actions" | ViewAction | null>(null);
  const button = useRef<HTMLButtonElement | null>(null);
  const manage = useCallback(
    (node: HTMLButtonElement | null) => {
      button.current = node;
      if (isRenamed) node?.focus();
    },
    [isRenamed],
  );
  const close = () => {
    setStep(null);
    button.current?.focus();
  };
  return { step, setStep, manage, close };
}
