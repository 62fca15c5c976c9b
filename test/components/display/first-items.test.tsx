import "@testing-library/jest-dom/vitest";
import { MantineProvider } from "@mantine/core";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { FirstItems } from "~/components/display/first-items";
import { setUpLists } from "../../support/set-up-lists";

setUpLists({ namespaces: ["console"] });

const show = (length: number) =>
  render(
    <MantineProvider env="test">
      <section>
        <FirstItems items={Array.from({ length }, (_, index) => index)}>{(items) => <p>{items.length}</p>}</FirstItems>
      </section>
    </MantineProvider>,
  );

test("a short list is shown whole", () => {
  show(300);
  expect(screen.getByText("300")).toBeVisible();
  expect(screen.queryByRole("button")).toBeNull();
});

test("a button shows more of a long list, and leaves the focus beside the last of them", async () => {
  const user = userEvent.setup({ delay: null });
  show(100_000);
  expect(screen.getByText("300")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "显示更多（已显示 300 项，共 100,000 项）" }));
  expect(screen.getByText("600")).toBeVisible();
  expect(screen.getByRole("button", { name: "显示更多（已显示 600 项，共 100,000 项）" })).toHaveFocus();
});

test("the last button leaves the focus in the region around it", async () => {
  const user = userEvent.setup({ delay: null });
  const { container } = show(301);
  await user.click(screen.getByRole("button"));
  expect(screen.getByText("301")).toBeVisible();
  expect(container.querySelector("section")).toHaveFocus();
});
