import { fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { serverClock } from "~/api/client/request";
import { setDeployment } from "../../../support/deployment";
import { button } from "../../../support/page-parts";
import { renderScreen, setUpScreens } from "../../../support/render-screen";
import { expectTotal } from "../../../support/search-table";

setUpScreens();

afterEach(async () => {
  vi.restoreAllMocks();
  await setDeployment({ serverTimeZone: "" });
});

test.each([
  ["Pacific/Kiritimati", "2026-11-24"],
  ["America/Los_Angeles", "2026-11-23"],
])("today is the day of a server in %s", async (serverTimeZone, day) => {
  const { user } = await renderScreen("SearchTable", { as: "user" });
  await expectTotal(/./);
  vi.spyOn(serverClock, "now").mockReturnValue(new Date("2026-11-23T19:52:00Z"));
  await setDeployment({ serverTimeZone });
  await user.click(button("打开日历"));
  fireEvent.click(await screen.findByRole("button", { name: "今天" }));
  expect(screen.getByLabelText(`创建时间（${serverTimeZone}） 开始日期`)).toHaveValue(day);
  expect(screen.getByLabelText(`创建时间（${serverTimeZone}） 结束日期`)).toHaveValue(day);
});
