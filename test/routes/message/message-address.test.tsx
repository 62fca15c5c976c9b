import { waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { pathTo } from "~/navigation/paths";
import { main } from "../../support/page-parts";
import { renderScreen, setUpScreens } from "../../support/render-screen";

setUpScreens();

test.each([
  ["message=1&tab=todo", "?message=1"],
  ["message=999", ""],
])("the address ?%s is repaired", async (query, repaired) => {
  const { address } = await renderScreen("Message", { as: "admin", at: `?${query}` });
  await main().findByRole("article", { name: /郑曦月/ });
  await waitFor(() => expect(address()).toBe(`${pathTo("Message")}${repaired}`));
});
