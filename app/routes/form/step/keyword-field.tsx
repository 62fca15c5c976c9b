import { TagsInput, type TagsInputProps } from "@mantine/core";
import { useUncontrolled } from "@mantine/hooks";
import { KEYWORD_BREAKS, splitKeywords } from "./keywords";

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
