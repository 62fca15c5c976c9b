import { TagsInput, type TagsInputProps } from "@mantine/core";
import { useUncontrolled } from "@mantine/hooks";

/** Accepts keywords one by one, or several at once with separators between them. */
export function KeywordField({ value, defaultValue, onChange, ...props }: TagsInputProps) {
  const [keywords, setKeywords] = useUncontrolled({ value, defaultValue, onChange, finalValue: [] });
  return (
    <TagsInput
      splitChars={[...KEYWORD_BREAKS]}
      value={keywords}
      onChange={(typed) => setKeywords(splitKeywords(typed))}
      {...props}
    />
  );
}

const KEYWORD_BREAKS = [",", "，", "、", ";", "；", "\n"] as const;

/** Each keyword once, trimmed. An input method delivers a separator as part of the text, so the text is split here. */
export function splitKeywords(typed: readonly string[]): string[] {
  const words = typed.flatMap((text) => text.split(new RegExp(`[${KEYWORD_BREAKS.join("")}]`)));
  return [...new Set(words.map((word) => word.trim()).filter((word) => word !== ""))];
}
