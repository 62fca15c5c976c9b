import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { serverClock } from "~/api/client/request";
import { renderScreen, setUpScreens } from "../../support/render-screen";

setUpScreens();

test("the greeting is of the day on which one comes back to the page", async () => {
  vi.setSystemTime(new Date("2031-02-03T21:00:00"));
  const now = vi.spyOn(serverClock, "now").mockReturnValue(new Date("2031-02-03T21:00:00"));
  await renderScreen("Workplace", { as: "admin" });
  const greeting = await screen.findByRole("heading", { name: "晚上好，王立群" });
  now.mockReturnValue(new Date("2031-02-04T09:00:00"));
  fireEvent.focus(window);
  expect(greeting).toHaveTextContent("早上好，王立群");
  expect(greeting.parentElement).toHaveTextContent("2 月 4 日 星期二");
});

test("what was fetched before that day is shown with its own", async () => {
  vi.setSystemTime(new Date("2031-02-03T21:00:00"));
  await renderScreen("Workplace", { as: "admin" });
  expect(await screen.findByText("数据截至 21:00")).toBeVisible();
  const panel = within(await screen.findByRole("region", { name: "线上热门内容" }));
  expect(await panel.findByText("21:00")).toBeVisible();
  vi.setSystemTime(new Date("2031-02-04T09:00:00"));
  fireEvent.focus(window);
  expect(screen.getByText("数据截至 2031/02/03 21:00")).toBeVisible();
  expect(panel.getByText("2031/02/03 21:00")).toBeVisible();
  expect(panel.getByRole("button", { name: /2031\/02\/03 21:00/ })).toBeVisible();
});
