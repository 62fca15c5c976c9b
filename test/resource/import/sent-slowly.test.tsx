import { waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { HEAD, openImport, upload } from "../../support/import-drawer";
import { setUpScreens } from "../../support/render-screen";
import { expectToast } from "../../support/toasts";
import { recordUploads } from "../../support/upload-request";

setUpScreens();

test("an import is sent as an upload, which may take long, signed and as JSON", async () => {
  const { user, drawer } = await openImport();
  await upload(user, drawer, `${HEAD}\n夜色,图文,规则筛选,1,已上线`);
  const send = await within(drawer).findByRole("button", { name: "导入 1 行" });
  const uploads = recordUploads();
  await user.click(send);
  await waitFor(() => expect(uploads).toHaveLength(1));
  const [sent] = uploads;
  expect(sent?.address).toBe("POST /api/list/policy/import");
  expect(JSON.parse(String(sent?.body))).toMatchObject({ rows: [{ name: "夜色", count: 1 }] });
  expect(sent?.headers.get("content-type")).toBe("application/json");
  expect(sent?.headers.get("authorization")).toMatch(/^HMAC-SHA256 /);
  sent?.answer({ text: '{"status":"success","code":200,"data":{"created":1}}' });
  await expectToast("已导入 1 个集合");
});
