/** The codes of failures. Only those of signatures are part of the contract, and 401 for an expired login. */
export const CODE = {
  failed: 50000,
  notLoggedIn: 50008,
  expired: 401,
  notAllowed: 40300,
  wrongSignature: 40301,
  wrongDate: 40302,
  notFound: 40400,
  conflict: 40900,
  broken: 50001,
} as const;

/** Thrown by a handler to reject a call. The message is shown to the operator. */
export class BackendError extends Error {
  override name = "BackendError";
  readonly code: number;
  readonly httpStatus: number;
  /** The `data` of the answer. */
  readonly data: unknown;

  constructor(message: string, code: number = CODE.failed, httpStatus = 200, data: unknown = null) {
    super(message);
    this.code = code;
    this.httpStatus = httpStatus;
    this.data = data;
  }
}

/** Returns the value. Throws a BackendError if it is undefined. */
export function requireValue<T>(value: T | undefined, message: string): T {
  if (value === undefined) throw new BackendError(message);
  return value;
}
