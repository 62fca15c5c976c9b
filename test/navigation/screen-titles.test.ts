import { expect, test } from "vitest";
import { screenTitle, screenTitles } from "~/navigation/screen-titles";
import { setUpTranslations } from "../support/translations";

setUpTranslations("en-US");

test("a screen has its title, and an unknown one that of the page that is not found", () => {
  expect(screenTitle("Card")).toBe("Card list");
  expect(screenTitle("Nowhere")).toBe("Page not found");
});

test("the titles of screens are a list in the current language, each once", () => {
  expect(screenTitles(["Card", "Step", "Card", "Group"])).toBe("Card list, Step form, and Group form");
});
