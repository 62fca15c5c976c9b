import { matchRoutes } from "@remix-run/react";
import { describe, expect, test, vi } from "vitest";
import { DEFAULT_SCREEN, findScreen, NOWHERE, pathTo, screenAt, screenNamed } from "~/navigation/paths";
import { screens } from "~/navigation/screens";
import { routeFiles, routeTree } from "../support/routes";

test("the router has the table's screens, each with its name and path", () => {
  const table = screens.map(({ name, path }) => [name, path]);
  expect(routeFiles.map(({ name, path }) => [name, path]).toSorted()).toEqual(table.toSorted());
});

describe("the screen at a path", () => {
  test.each([
    ["/", "Home"],
    ["", "Home"],
    ["/login", "Login"],
    ["/workplace", "Workplace"],
    ["/workplace/", "Workplace"],
    ["/WorkPlace", "Workplace"],
    ["/%77orkplace", "Workplace"],
    ["/form/step", "Step"],
    ["/form/step/", "Step"],
    ["/FORM/STEP", "Step"],
    ["/form/%73tep", "Step"],
    ["/form%2Fstep", "notFound"],
    ["/form/step/1", "notFound"],
    ["/form", "notFound"],
    ["/form//step", "notFound"],
    ["//form/step", "notFound"],
    ["/list/search%2Dtable", "SearchTable"],
    ["/exception/403", "403"],
    ["/redirect", "Redirect"],
    ["/redirect/", "Redirect"],
    ["/redirect/list/card", "Redirect"],
    ["/redirected", "notFound"],
    ["/message", "Message"],
    ["/工作台", "notFound"],
    [NOWHERE, "notFound"],
  ])("%s is %s, for the guard and for the router", (path, name) => {
    expect(screenAt(path).name).toBe(name);
    expect(matchRoutes(routeTree, path)?.at(-1)?.route.id).toBe(name);
  });

  test("a path with a line break, which the router does not match, has no screen", () => {
    expect(matchRoutes(routeTree, "/message\n")).toBeNull();
    expect(screenAt("/message\n").name).toBe("notFound");
  });

  test("a path that cannot be decoded has no screen", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    expect(screenAt("/form/%E0%A4%A").name).toBe("notFound");
    expect(warn).toHaveBeenCalledWith(expect.stringContaining("could not be decoded"));
  });
});

describe("names", () => {
  test.each(screens.map(({ name, path }) => [name, path] as const))("%s leads to %s", (name, path) => {
    expect(pathTo(name)).toBe(path);
    expect(screenNamed(name)).toMatchObject({ name, path });
  });

  test("a name that is not in the table is refused, and named", () => {
    // Past the types, as from a script without them.
    expect(() => Reflect.apply(screenNamed, undefined, ["Nothing"])).toThrow("No screen is named Nothing");
  });

  test("the default screen is the workplace", () => {
    expect(pathTo(DEFAULT_SCREEN)).toBe("/workplace");
  });

  test.each([
    ["Card", "/list/card"],
    ["403", "/exception/403"],
    ["Login", "/login"],
    ["Redirect", undefined],
    ["notFound", undefined],
    ["card", undefined],
    ["", undefined],
    ["/list/card", undefined],
    ["https://evil.example", undefined],
    ["constructor", undefined],
    ["__proto__", undefined],
  ])("the unchecked name %j means %s", (name, path) => {
    expect(findScreen(name)?.path).toBe(path);
  });
});
