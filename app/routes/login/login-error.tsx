import classes from "./login.module.css";

/** What the action answers to a refused login. */
export type LoginFailure = { message: string };

/** The message of a failed login; it disappears with the next try. */
export function LoginError({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <div className={classes.refusal} role="alert">
      {text}
    </div>
  );
}
