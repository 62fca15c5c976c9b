import "@testing-library/jest-dom/vitest";
import { MantineProvider } from "@mantine/core";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { RouterProvider } from "react-router-dom";
import { beforeAll, expect, test } from "vitest";
import { ApiError } from "~/api/client/api-error";
import { ErrorPage } from "~/components/feedback/error-page";
import { ErrorReference } from "~/components/feedback/error-reference";
import { loadNamespaces } from "~/i18n/translations";
import { stubBrowserForMantine } from "../../support/mantine-stubs";
import { isolateRendering, renderNode } from "../../support/render";
import { createTestRouter } from "../../support/router";
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

test("the reference of an error has neither the query of the address nor the message, nor the token", async () => {
  const details = { reason: "server", call: "POST /api/user/info", token: "12345", status: 500 } as const;
  const element = <ErrorPage error={new ApiError("13900000000", details)} />;
  const router = createTestRouter([{ path: "*", element }], "/list/card?search=13800000000");
  await renderNode(
    <MantineProvider env="test">
      <RouterProvider router={router} future={{ v7_startTransition: true }} />
    </MantineProvider>,
  );
  const reference = screen.getByRole("region", { name: "错误参考" });
  expect(reference).toHaveTextContent("路径 /list/card请求 POST /api/user/info版本");
  expect(reference).not.toHaveTextContent(/13[89]0|12345/);
});
