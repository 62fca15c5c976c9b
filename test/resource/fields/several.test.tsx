import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { exhibits, resetExhibits } from "../../support/exhibits";
import { button } from "../../support/page-parts";
import { setUpExhibitLists } from "../../support/render-exhibits";
import { renderResource } from "../../support/render-resource";

setUpExhibitLists(resetExhibits);

const head = (name: string) => screen.getByRole("columnheader", { name: new RegExp(`^${name}`) });

test("a head that is clicked with Shift sorts beside the others, and says in which place", async () => {
  const { user, query } = renderResource(exhibits, { as: "admin" });
  await screen.findByRole("grid", { name: "展品列表" });
  const [price, acquired] = [button("估价"), button("入藏日期")];
  expect(price).toHaveAccessibleDescription("按住 Shift 点击，可再按此列排序");
  await user.click(price);
  await waitFor(() => expect(head("估价")).toHaveAttribute("aria-sort", "descending"));
  await user.keyboard("{Shift>}");
  await user.click(acquired);
  await waitFor(() => expect(acquired).toHaveAccessibleDescription("第 2 排序：降序"));
  expect(query()).toBe("?sort=-price,-acquired");
  await user.keyboard("{Enter}");
  await waitFor(() => expect(acquired).toHaveAccessibleDescription("第 2 排序：升序"));
  expect(query()).toBe("?sort=-price,acquired");
  expect(price).toHaveAccessibleDescription("第 1 排序：降序");
  expect(acquired).toHaveTextContent("入藏日期2");
  expect(head("估价")).toHaveAttribute("aria-sort", "descending");
  expect(head("入藏日期")).not.toHaveAttribute("aria-sort");
  await user.keyboard(" ");
  await waitFor(() => expect(acquired).toHaveAccessibleDescription(/^按住 Shift/));
  expect(query()).toBe("?sort=-price");
  await user.click(acquired);
  await waitFor(() => expect(query()).toBe("?sort=-price,-acquired"));
  await user.keyboard("{/Shift}");
  await user.click(await screen.findByRole("button", { name: "清除排序：估价 ↓ · 入藏日期 ↓" }));
  await waitFor(() => expect(query()).toBe(""));
  await waitFor(() => expect(screen.queryByRole("list", { name: "已选条件" })).toBeNull());
  await user.click(acquired);
  await waitFor(() => expect(query()).toBe("?sort=-acquired"));
});

test("a press that comes before the screen shows what the last one has done counts, too", async () => {
  const { query } = renderResource(exhibits, { as: "admin", at: "?sort=-price&material=jade&visitorsFrom=0" });
  const acquired = await screen.findByRole("button", { name: "入藏日期" });
  const press = (element: HTMLElement) => fireEvent.click(element, { shiftKey: true });
  // Nothing is drawn until the end of `act`: the second press comes before the address has changed.
  await act(async () => {
    press(acquired);
    press(acquired);
  });
  await waitFor(() => expect(query()).toMatch(/sort=-price,acquired$/));
  await act(async () => {
    press(acquired);
    await vi.waitFor(() => expect(query()).toMatch(/sort=-price$/));
    press(acquired);
  });
  await waitFor(() => expect(query()).toMatch(/sort=-price,-acquired$/));
  await act(async () => {
    for (const chip of screen.getAllByRole("button", { name: /^移除条件/ })) press(chip);
  });
  await waitFor(() => expect(query()).toBe("?sort=-price,-acquired"));
});

test("several values of a choice are searched for in the order of the declaration, and are one chip", async () => {
  const { user, query } = renderResource(exhibits, { as: "admin", at: "?techniques=gilt" });
  await screen.findByRole("grid", { name: "展品列表" });
  const form = within(screen.getByRole("region", { name: "筛选条件" }));
  await user.click(form.getByRole("textbox", { name: "材质" }));
  await user.click(await screen.findByRole("option", { name: "青铜" }));
  await user.click(await screen.findByRole("option", { name: "玉" }));
  await user.click(form.getByRole("button", { name: "查询" }));
  await waitFor(() => expect(query()).toBe("?material=jade,bronze&techniques=gilt"));
  await user.click(await screen.findByRole("button", { name: "移除条件 材质：玉或青铜" }));
  await waitFor(() => expect(query()).toBe("?techniques=gilt"));
});
