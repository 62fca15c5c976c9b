/** Lets settled promises run their callbacks. */
export const flushPromises = () => new Promise((resolve) => setTimeout(resolve));

/** A promise that the test settles. */
export function deferred<T>() {
  let resolve: (value: T) => void = () => {};
  let reject: (reason: unknown) => void = () => {};
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}
