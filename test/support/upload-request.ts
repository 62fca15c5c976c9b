import { onTestFinished, vi } from "vitest";

type Answer = { status?: number; headers?: string; text?: string };

/** Stands for the browser's XMLHttpRequest, with what it was given to send. */
export class UploadRequest {
  upload: { onprogress?: (event: object) => void } = {};
  onload?: () => void;
  onabort?: () => void;
  status = 0;
  statusText = "";
  responseText = "";
  address = "";
  headers = new Headers();
  body: unknown;
  private answered = "";

  open(method: string, url: string | URL) {
    this.address = `${method} ${new URL(url, location.href).pathname}`;
  }
  setRequestHeader(name: string, value: string) {
    this.headers.append(name, value);
  }
  send(body: unknown) {
    this.body = body;
  }
  abort() {
    this.onabort?.();
  }
  getAllResponseHeaders() {
    return this.answered;
  }
  answer({ status = 200, headers = "", text = "" }: Answer) {
    Object.assign(this, { status, responseText: text, answered: headers });
    this.onload?.();
  }
}

/** Records the uploads of the rest of the test, in place of sending them. */
export function recordUploads(): UploadRequest[] {
  const uploads: UploadRequest[] = [];
  class Recorded extends UploadRequest {
    override send(body: unknown) {
      super.send(body);
      uploads.push(this);
    }
  }
  vi.stubGlobal("XMLHttpRequest", Recorded);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return uploads;
}
