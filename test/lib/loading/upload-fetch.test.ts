import { expect, test, vi } from "vitest";
import { uploadFetch } from "~/lib/loading/upload-fetch";

test("an upload that was cancelled before it begins is not sent", async () => {
  const send = vi.spyOn(XMLHttpRequest.prototype, "send").mockImplementation(() => {});
  const reason = new Error("cancelled");
  const init = { method: "POST", body: new FormData(), signal: AbortSignal.abort(reason) };
  await expect(uploadFetch(() => {})("/api/user/upload", init)).rejects.toBe(reason);
  expect(send).not.toHaveBeenCalled();
});
