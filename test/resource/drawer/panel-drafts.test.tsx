import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Resource } from "~/resource/resource";
import { fill } from "../../support/page-parts";
import { setUpBooks } from "../../support/render-books";
import { renderResource } from "../../support/render-resource";
import { books } from "../../support/shelf";

setUpBooks();

/** The same records in two panels of a screen. */
const upper: Resource = { ...books, prefix: "upper" };
const lower: Resource = { ...books, prefix: "lower" };
const nameField = async () => within(await screen.findByRole("dialog")).getByRole("textbox", { name: /集合名称/ });

test("a half-filled form of a list in a panel is opened again, and belongs to no other list of the screen", async () => {
  const { user } = renderResource(upper, { as: "admin", at: "?upper.new=" });
  await fill(user, await nameField(), "写了一半");
  cleanup();

  const { query } = renderResource(upper, { as: "admin", at: "?lower.sort=name" });
  expect(await nameField()).toHaveValue("写了一半");
  expect(query()).toBe("?lower.sort=name&upper.new=");
  cleanup();

  renderResource(lower, { as: "admin", at: "?lower.new=" });
  await waitFor(async () => expect(await nameField()).toHaveValue(""));
});
