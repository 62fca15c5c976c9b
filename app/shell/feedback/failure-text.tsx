import { useEffect } from "react";

type Props = {
  text: string;
  /** Called once when the text is on the page, which at start-up is long after the failure. */
  onDrawn: () => void;
};

export function FailureText({ text, onDrawn }: Props) {
  useEffect(onDrawn, [onDrawn]);
  return text;
}
