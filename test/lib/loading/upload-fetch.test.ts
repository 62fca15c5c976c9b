import { expect, test, vi } from "vitest";
import { uploadFetch } from "~/lib/loading/upload-fetch";
import { recordUploads } from "../../support/upload-request";

test("an upload that was cancelled before it begins is not sent", async () => {
  const send = vi.spyOn(XMLHttpRequest.prototype, "send").mockImplementation(() => {});
  const reason = new Error("cancelled");
  const init = { method: "POST", body: new FormData(), signal: AbortSignal.abort(reason) };
  await expect(uploadFetch()("/api/user/upload", init)).rejects.toBe(reason);
  expect(send).not.toHaveBeenCalled();
});

test.each<[string, BodyInit]>([
  ["a form", new FormData()],
  ["a text", '{"rows":[]}'],
])("sends %s as it is", async (_, body) => {
  const uploads = recordUploads();
  const sent = uploadFetch()("/api/rows", { method: "PUT", body, headers: { "Content-Type": "application/json" } });
  expect(uploads).toMatchObject([{ address: "PUT /api/rows", body }]);
  expect(uploads[0]?.headers.get("content-type")).toBe("application/json");
  uploads[0]?.answer({ text: "done" });
  expect(await (await sent).text()).toBe("done");
});

test("has the headers of the response, also one that is empty and last, and one with a colon", async () => {
  const uploads = recordUploads();
  const sent = uploadFetch()("/api/rows");
  uploads[0]?.answer({ headers: "date: Thu, 26 Nov 2026 08:30:05 GMT\r\nlink: a: b\r\nx-empty: \r\n" });
  const { headers } = await sent;
  expect(Object.fromEntries(headers)).toMatchObject({
    date: "Thu, 26 Nov 2026 08:30:05 GMT",
    link: "a: b",
    "x-empty": "",
  });
});

test("rejects where the response has a status that there is not", async () => {
  const uploads = recordUploads();
  const sent = uploadFetch()("/api/rows");
  uploads[0]?.answer({ status: 999 });
  await expect(sent).rejects.toBeInstanceOf(RangeError);
});
