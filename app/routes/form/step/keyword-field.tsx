import { TagsInput, type TagsInputProps } from "@mantine/core";
import { useUncontrolled } from "@mantine/hooks";

/** Accepts keywords one by one, or several at once with separators between them. */
export function KeywordField({ value, defaultValue, onChange, ...props }: TagsInputProps) {
  const [keywords, setKeywords] = useUncontrolled({ value, defaultValue, onChange, finalValue: [] });
  return (
    <TagsInput
      splitChars={[...KEYWORD_SEPARATORS]}
      value={keywords}
      onChange={(typed) => setKeywords(splitKeywords(typed))}
      {...props}
    />
  );
}

const KEYWORD_SEPARATORS = [",", "，", "、", ";", "；", "\n"] as const;

/** Each keyword once, trimmed. An input method delivers a separator as part of the text, so the text is split here. */
export function splitKeywords(typed: readonly string[]): string[] {
  const keywords = typed.flatMap((text) => text.split(new RegExp(`[${KEYWORD_SEPARATORS.join("")}]`)));
  return [...new Set(keywords.map((keyword) => keyword.trim()).filter((keyword) => keyword !== ""))];
}
