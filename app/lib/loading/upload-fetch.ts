/**
 * A `fetch` that reports the progress of an upload, which the browser's `fetch` does not; it uses XMLHttpRequest. It sends
 * a form or a text. `onRatio` is given the sent part, from 0 to 1; `onProgress` is called whenever some of it was sent.
 * Rejects as `fetch` does. To the page's own origin it always sends cookies, whatever `init` says: XMLHttpRequest cannot leave them out.
 */
export const uploadFetch =
  (onRatio?: (ratio: number) => void) =>
  (input: RequestInfo | URL, init: RequestInit = {}, onProgress?: () => void): Promise<Response> =>
    new Promise((resolve, reject) => {
      const { signal, body } = init;
      if (signal?.aborted) return reject(signal.reason);
      const upload = new XMLHttpRequest();
      upload.open(init.method ?? "POST", input instanceof Request ? input.url : input);
      for (const [name, value] of new Headers(init.headers)) upload.setRequestHeader(name, value);
      upload.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        onProgress?.();
        if (lengthComputable) onRatio?.(loaded / total);
      };
      upload.onload = () => {
        try {
          resolve(responseOf(upload));
        } catch (error) {
          reject(error);
        }
      };
      upload.onerror = () => reject(new TypeError("The upload failed"));
      upload.onabort = () => reject(signal?.reason);
      signal?.addEventListener("abort", () => upload.abort(), { once: true });
      upload.send(typeof body === "string" || body instanceof FormData ? body : null);
    });

/** Throws for what no `Response` can be, as a status above 599. */
function responseOf(upload: XMLHttpRequest): Response {
  const { status, statusText } = upload;
  const headers = new Headers();
  for (const line of upload.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const [name = "", ...value] = line.split(":");
    if (name) headers.append(name, value.join(":").trim());
  }
  const hasBody = ![204, 205, 304].includes(status);
  return new Response(hasBody ? upload.responseText : null, { status, statusText, headers });
}
