import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { faults } from "#mocks/node";
import { renderScreen, setUpScreens } from "../../support/render-screen";
import { successWith } from "../../support/success-with";

setUpScreens();

test("the summary has the line's highest and lowest value, also where both are in days that share a point of it", async () => {
  const rows = Array.from({ length: 1000 }, (_, at) => ({ x: `day ${at}`, y: { 500: 900, 501: -800 }[at] ?? 5 }));
  faults.set("GET /api/content-data", successWith(rows));
  await renderScreen("Workplace", { as: "admin" });
  expect(await screen.findByRole("img", { name: /折线图，最高 900，最低 -800$/ })).toBeInTheDocument();
});
