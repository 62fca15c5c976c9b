import classes from "./login.module.css";

/** What the action answers to a refused login. */
export type LoginFailure = { message: string };

/** The server's words on a refused login; they go away with the next try. */
export function LoginError({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <div className={classes.refusal} role="alert">
      {text}
    </div>
  );
}
