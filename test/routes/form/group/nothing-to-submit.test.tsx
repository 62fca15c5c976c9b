import { screen } from "@testing-library/react";
import { http } from "msw";
import { expect, test } from "vitest";
import { success } from "#mocks/backend/envelope";
import { basicProfile } from "#mocks/data/profile";
import { server } from "#mocks/node";
import { recordBodies } from "../../../support/client";
import { openForm, SUBMIT } from "../../../support/group-form";
import { button } from "../../../support/page-parts";
import { setUpScreens } from "../../../support/render-screen";

setUpScreens();

test("each submit without a change says that there is nothing to submit", async () => {
  const { video } = basicProfile;
  const encoding = { ...video.encoding, rate: { min: 300, max: 800, default: 500 } };
  const valid = { ...basicProfile, video: { ...video, encoding } };
  server.use(http.get("*/api/profile/basic", () => success(valid)));
  const bodies = recordBodies(SUBMIT);
  const { user } = await openForm();
  await user.click(button("提交"));
  const said = await screen.findByText("参数没有改动，无需提交");
  await user.click(button("提交"));
  // Announced again.
  expect(said).not.toBeInTheDocument();
  expect(screen.getByText("参数没有改动，无需提交")).toBeVisible();
  expect(bodies).toEqual([]);
});
