import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { faults } from "#mocks/node";
import { pathTo } from "~/navigation/paths";
import { renderScreen, setUpScreens } from "../../support/render-screen";
import { successWith } from "../../support/success-with";

setUpScreens();

test("a content type that the console does not know is escaped where it leads to its records", async () => {
  faults.set("GET /api/content-share", successWith([{ type: "a&status=online#b", value: 1 }]));
  await renderScreen("Workplace", { as: "user" });
  const link = await screen.findByRole("link", { name: "a&status=online#b" });
  expect(link).toHaveAttribute("href", `${pathTo("SearchTable")}?contentType=a%26status%3Donline%23b`);
});
