import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { faults } from "#mocks/node";
import { renderScreen, setUpScreens } from "../../support/render-screen";
import { successWith } from "../../support/success-with";

setUpScreens();

test("a content type that the list of its records cannot search for is named without a link", async () => {
  faults.set("GET /api/content-share", successWith([{ type: "audio", value: 1 }]));
  await renderScreen("Workplace", { as: "user" });
  expect(await screen.findByText("audio")).toBeVisible();
  expect(screen.queryByRole("link", { name: "audio" })).toBeNull();
});
