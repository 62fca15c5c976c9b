import { UnstyledButton } from "@mantine/core";
import classes from "./error-summary.module.css";

type Props = {
  title: string;
  /** In the order of the fields. */
  errors: readonly { path: string; text: string }[];
  /** Focuses the field. */
  onSelect: (path: string) => void;
};

/** The errors of a form as an alert; each one is a button that focuses its field. */
export function ErrorSummary({ title, errors, onSelect }: Props) {
  return (
    <div role="alert" aria-atomic={false} className={classes.root}>
      {errors.length > 0 && (
        <div className={classes.summary}>
          <strong>{title}</strong>
          <ul className={classes.lines}>
            {errors.map(({ path, text }) => (
              <li key={path}>
                <UnstyledButton className={classes.line} onClick={() => onSelect(path)}>
                  {text}
                </UnstyledButton>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
