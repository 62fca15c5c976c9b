import classes from "./login.module.css";

/** The action's data after a failed login. */
export type LoginFailure = { message: string };

/**
 * The message of a failed login, which describes the button; it disappears with the next attempt. The toast of the
 * failure announces it.
 */
export function LoginError({ id, text }: { id: string; text: string | undefined }) {
  return (
    <div className={classes.errorArea}>
      {text && (
        <div className={classes.error} id={id}>
          {text}
        </div>
      )}
    </div>
  );
}
