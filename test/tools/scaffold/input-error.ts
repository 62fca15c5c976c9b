/** The command line asks for what cannot be written; the message says why. */
export class InputError extends Error {
  override name = "InputError";
}
