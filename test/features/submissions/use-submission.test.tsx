import { afterEach, expect, test, vi } from "vitest";
import { serverClock } from "~/api/client/request";
import { createFormat } from "~/i18n/format";
import { pathTo } from "~/navigation/paths";
import { submitForm } from "../../routes/form/step/fill-form";
import { setDeployment } from "../../support/deployment";
import { main } from "../../support/page-parts";
import { renderScreen, setUpScreens } from "../../support/render-screen";

setUpScreens();

afterEach(async () => {
  vi.restoreAllMocks();
  await setDeployment({ serverTimeZone: "" });
});

test("the time of a submission is the operator's, whatever the zone of the server", async () => {
  await setDeployment({ serverTimeZone: "Pacific/Kiritimati" });
  const { user, go } = await renderScreen("Step", { as: "admin" });
  const now = new Date();
  vi.spyOn(serverClock, "now").mockReturnValue(now);
  await submitForm(user);
  await main().findByRole("heading", { name: "提交成功" });
  await go(`${pathTo("Success")}?form=Step`);
  const time = await main().findByText(/^\d{4}\/\d\d\/\d\d \d\d:\d\d$/);
  expect(time).toHaveTextContent(createFormat("zh-CN").time(now));
});
