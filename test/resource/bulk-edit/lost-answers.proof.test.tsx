import { screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, test } from "vitest";
import { server } from "#mocks/node";
import { inDialog, isClosed, openCount, renderList, setCount } from "../../support/bulk-edit";
import { setUpScreens } from "../../support/render-screen";

setUpScreens();

test("a record whose change got no answer leaves the selection, which does not know its values", async () => {
  const { user } = await renderList();
  await openCount(user, [1, 2]);
  const form = await setCount(user, "5");
  server.use(http.patch("*/api/list/policy/54", () => HttpResponse.error()));
  await user.click(form.getByRole("button", { name: /^修改 2 / }));
  await (await inDialog()).findByText("1 个集合可能已经修改");
  await user.keyboard("{Escape}");
  await isClosed();
  expect(await screen.findByRole("button", { name: "已选 1 项" })).toBeVisible();
  expect(screen.queryByText("已选 2 项")).toBeNull();
});
