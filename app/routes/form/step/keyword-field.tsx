import { Pill, PillsInput } from "@mantine/core";
import { useCallbackRef, useId, useUncontrolled } from "@mantine/hooks";
import {
  type ClipboardEvent,
  type FocusEventHandler,
  type KeyboardEvent,
  type ReactNode,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { FIELD_ORDER } from "~/components/fields/form-column";
import { useFormat } from "~/i18n/format";
import { joined } from "~/i18n/joined";
import { afterPress } from "~/lib/page/after-press";
import { isComposing } from "~/lib/page/is-composing";

type Props = {
  label: string;
  description: string;
  placeholder: string;
  defaultValue?: string[];
  onChange?: (keywords: string[]) => void;
  onFocus?: FocusEventHandler;
  onBlur?: FocusEventHandler;
  error?: ReactNode;
  /** Mantine's form finds the input by it. */
  "data-path"?: string;
};

/** Accepts keywords one by one, or several at once with separators between them; each has a button that removes it. */
export function KeywordField({ label, description, placeholder, error, onBlur, onFocus, ...props }: Props) {
  const { defaultValue, onChange, ...rest } = props;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [keywords, setKeywords] = useUncontrolled({ defaultValue, onChange, finalValue: [] });
  const [typed, setTyped] = useState("");
  const { announce, status } = useStatus();

  function add(text: string, others = keywords, removed?: string) {
    const next = splitKeywords([...others, text]);
    setKeywords(next);
    setTyped("");
    announce({ removed, typed: splitKeywords([text]), added: next.slice(others.length), count: next.length });
  }

  /** The form always knows what the field shows, also where it is not a keyword of its own yet. */
  function type(text: string) {
    setTyped(text);
    onChange?.(splitKeywords([...keywords, text]));
  }

  /** An input for one line would join lines with blanks. */
  function onPaste(event: ClipboardEvent) {
    const text = event.clipboardData.getData("text");
    if (!text.includes("\n")) return;
    event.preventDefault();
    add(`${typed}\n${text}`);
  }

  /** Does nothing if the text has been added or changed meanwhile. */
  const addIfTyped = useCallbackRef((text: string) => isLeft(field.current) && text === typed && add(text));

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Enter") {
      // Enter adds a keyword and never submits the form.
      event.preventDefault();
      if (!isComposing(event)) add(typed);
    }
    const last = keywords.at(-1);
    if (event.key === "Backspace" && typed === "" && last !== undefined && !isComposing(event)) {
      setKeywords(keywords.slice(0, -1));
      announce({ removed: last });
    }
  }

  /** Adds what is typed, too. The focus goes to the next keyword, or to the field after the last one. */
  function remove(keyword: string, button: HTMLElement) {
    const next = button.closest("[data-keyword]")?.nextElementSibling?.querySelector("button") ?? field.current;
    const others = keywords.filter((other) => other !== keyword);
    // The field, if it still has the focus, would add its text when it loses it.
    flushSync(() => add(typed, others, keyword));
    next?.focus();
  }

  return (
    <PillsInput id={id} label={label} description={description} error={error} inputWrapperOrder={FIELD_ORDER} required>
      <Pill.Group>
        {keywords.map((keyword) => (
          <Keyword key={keyword} keyword={keyword} onRemove={(pressed) => remove(keyword, pressed)} />
        ))}
        <PillsInput.Field
          {...rest}
          ref={field}
          id={id}
          placeholder={placeholder}
          value={typed}
          aria-required
          aria-invalid={Boolean(error)}
          onChange={({ currentTarget: { value } }) => (SEPARATOR.test(value) ? add(value) : type(value))}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onFocus={onFocus}
          onBlur={(event) => {
            // Another line of keywords would move the button that is being pressed.
            if (typed.trim() !== "") afterPress(() => addIfTyped(typed));
            onBlur?.(event);
          }}
        />
      </Pill.Group>
      {status}
    </PillsInput>
  );
}

function Keyword({ keyword, onRemove }: { keyword: string; onRemove: (button: HTMLElement) => void }) {
  const { t } = useTranslation("step");
  return (
    <Pill
      data-keyword
      withRemoveButton
      removeButtonProps={{
        tabIndex: 0,
        "aria-hidden": false,
        "aria-label": t("removeKeyword", { keyword }),
        onClick: ({ currentTarget }) => onRemove(currentTarget),
      }}
    >
      {keyword}
    </Pill>
  );
}

type Change = { removed?: string; typed?: string[]; added?: string[]; count?: number };

/** What was done last, for a screen reader; the same words again are another element, and so are said again. */
function useStatus() {
  const { t } = useTranslation("step");
  const format = useFormat();
  const [last, setLast] = useState({ id: 0, texts: [""] });
  const status = (
    <span role="status" className="visually-hidden">
      <span key={last.id}>{joined("forms:joined.reasons", last.texts)}</span>
    </span>
  );
  function announce({ removed, typed = [], added = [], count = 0 }: Change) {
    const texts: string[] = [];
    const repeated = typed.filter((keyword) => !added.includes(keyword));
    if (removed !== undefined) texts.push(t("removedKeyword", { keyword: removed }));
    if (added.length > 0) texts.push(t("addedKeywords", { added: format.list(added), count }));
    if (repeated.length > 0) texts.push(t("repeatedKeyword", { keyword: format.list(repeated) }));
    if (texts.length > 0) setLast(({ id }) => ({ id: id + 1, texts }));
  }
  return { announce, status };
}

/** Whether a field is there still, unlike with a dropped draft, and has not kept the focus while the window lost it. */
const isLeft = (input: HTMLInputElement | null) => input !== null && input !== document.activeElement;

const SEPARATOR = /[,，、;；\n]/;

/** Each keyword once, trimmed. An input method delivers a separator as part of the text, so the text is split here. */
export function splitKeywords(typed: readonly string[]): string[] {
  const keywords = typed.flatMap((text) => text.split(SEPARATOR));
  return [...new Set(keywords.map((keyword) => keyword.trim()).filter((keyword) => keyword !== ""))];
}
