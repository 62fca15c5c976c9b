import { readFileSync } from "node:fs";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { canAccess } from "~/navigation/access";
import { getScreen } from "~/navigation/paths";
import { hasPermission } from "~/navigation/permissions";
import { ROLES } from "~/navigation/roles";
import type { Resource } from "~/resource/resource";
import { createResourceTexts } from "~/resource/resource-texts";
import { renderScreen, setUpScreens } from "../support/render-screen";
import { routeFiles } from "../support/routes";
import { describeResource } from "./describe/describe-resource";

setUpScreens();

const modules = import.meta.glob<Record<string, unknown>>("../../app/**/*.{ts,tsx}");
const textOf = (file: string) => readFileSync(`app/${file}`, "utf8");

const isResource = (value: unknown): value is Resource =>
  typeof value === "object" && value !== null && "fields" in value && "calls" in value && "screen" in value;

/** A screen that is a list; others have lists among their parts. */
const isScreen = ({ screen: name }: Resource): boolean => {
  const { file = "" } = routeFiles.find((route) => route.name === name) ?? {};
  return textOf(file).includes("resourceRoute(");
};

/** Every list of the console, wherever it is declared. */
const declaring = Object.entries(modules).filter(([path]) =>
  textOf(path.replace("../../app/", "")).includes("defineResource({"),
);
const loaded = await Promise.all(declaring.map(([, load]) => load()));
const resources = loaded.flatMap((module) => Object.values(module)).filter(isResource);

for (const resource of resources) describeResource(resource);

describe.each(resources.filter(isScreen))("the screen $screen", (resource) => {
  const { write, calls, fields } = resource;

  test.each(ROLES.filter((role) => canAccess(getScreen(resource.screen), role)))(
    "shows its records to %s",
    async (role) => {
      await renderScreen(resource.screen, { as: role });
      const texts = createResourceTexts(resource, "zh-CN");
      const table = await screen.findByRole("grid", { name: texts.table });
      await waitFor(() => expect(within(table).getAllByRole("row").length).toBeGreaterThan(2));
      const headers = within(table)
        .getAllByRole("columnheader")
        .map(({ textContent }) => textContent);
      const shown = Object.keys(fields).filter((name) => fields[name]?.column);
      expect(headers).toEqual(
        expect.arrayContaining(shown.map((name) => expect.stringContaining(texts.context(name).label))),
      );
      const mayCreate = calls.create !== undefined && write !== undefined && hasPermission(write, role);
      expect(screen.queryAllByRole("button", { name: "新建" })).toHaveLength(mayCreate ? 1 : 0);
    },
  );
});
