import { TagsInput, type TagsInputProps } from "@mantine/core";
import { useUncontrolled } from "@mantine/hooks";

/** Takes keywords one by one, or several at once with a break between them. */
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

/** Between keywords that are typed or pasted together. */
const KEYWORD_BREAKS = [",", "，", "、", ";", "；", "\n"] as const;

/** Each keyword once, without blanks around it. An input method hands a break over as part of the text. */
export function splitKeywords(typed: readonly string[]): string[] {
  const words = typed.flatMap((text) => text.split(new RegExp(`[${KEYWORD_BREAKS.join("")}]`)));
  return [...new Set(words.map((word) => word.trim()).filter((word) => word !== ""))];
}
