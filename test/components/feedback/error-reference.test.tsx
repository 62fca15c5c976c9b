import "@testing-library/jest-dom/vitest";
import { MantineProvider } from "@mantine/core";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, test } from "vitest";
import { ErrorReference } from "~/components/feedback/error-reference";
import { loadNamespaces } from "~/i18n/translations";
import { stubBrowserForMantine } from "../../support/mantine-stubs";
import { isolateRendering, renderNode } from "../../support/render";
import { setUpTranslations } from "../../support/translations";

setUpTranslations();
stubBrowserForMantine();
isolateRendering();
beforeAll(() => loadNamespaces(["exception"]));

test("a reference of an error has the version of the console, and no row without a value", async () => {
  const user = userEvent.setup();
  await renderNode(
    <MantineProvider env="test">
      <ErrorReference time="2026-11-05T08:00:00.000Z" path="/list/card" request="" version="1.2.3" />
    </MantineProvider>,
  );
  await user.click(screen.getByRole("button", { name: "复制" }));
  expect(await navigator.clipboard.readText()).toBe("时间: 2026-11-05T08:00:00.000Z\n路径: /list/card\n版本: 1.2.3");
  expect(screen.getByRole("status")).toHaveTextContent("已复制");
});
