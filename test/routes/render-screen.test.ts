import { expect, test } from "vitest";
import { renderScreen } from "../support/render-screen";

test("a file that renders a screen without the set-up is told how to set it up", async () => {
  await expect(renderScreen("Card")).rejects.toThrow("Call setUpScreens() at the top of the test file.");
});
