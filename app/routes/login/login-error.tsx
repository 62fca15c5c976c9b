import classes from "./login.module.css";

/** The action's data after a failed login. */
export type LoginFailure = { message: string };

/** The message of a failed login; it disappears with the next attempt. */
export function LoginError({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <div className={classes.error} role="alert">
      {text}
    </div>
  );
}
