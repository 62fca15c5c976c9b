import { matchRoutes } from "@remix-run/react";
import { describe, expect, test, vi } from "vitest";
import { DEFAULT_SCREEN, findScreen, getScreen, pathTo, screenAt, UNKNOWN_PATH } from "~/navigation/paths";
import { screens } from "~/navigation/screens";
import { routeFiles, routeTree } from "../support/routes";

test("the router has exactly the screens of the table, each with its name and path", () => {
  const table = screens.map(({ name, path }) => [name, path]);
  expect(routeFiles.map(({ name, path }) => [name, path]).toSorted()).toEqual(table.toSorted());
});

const STEP = pathTo("Step");
/** Encodes one character: `/form/step` becomes `/%66orm/step`, the same path to a browser. */
const encodedAt = (path: string, index: number) =>
  `${path.slice(0, index)}%${path.charCodeAt(index).toString(16)}${path.slice(index + 1)}`;
/** A path of two segments with another separator. */
const joinedBy = (path: string, separator: string) => path.replace(/(?<=.)\//, separator);

describe("the screen at a path", () => {
  test.each<readonly [path: string, name: string]>([
    ["/", "Home"],
    ["", "Home"],
    ...screens.filter(({ path }) => !path.endsWith("*")).map(({ path, name }) => [path, name] as const),
    [`${pathTo("Workplace")}/`, "Workplace"],
    [encodedAt(pathTo("Workplace"), 1), "Workplace"],
    [`${STEP}/`, "Step"],
    [STEP.toUpperCase(), "Step"],
    [encodedAt(STEP, STEP.length - 1), "Step"],
    [joinedBy(STEP, "%2F"), "notFound"],
    [`${STEP}/1`, "notFound"],
    [STEP.slice(0, STEP.lastIndexOf("/")), "notFound"],
    [joinedBy(STEP, "//"), "notFound"],
    [`/${STEP}`, "notFound"],
    [encodedAt(pathTo("SearchTable"), pathTo("SearchTable").indexOf("-")), "SearchTable"],
    ["/redirect", "Redirect"],
    ["/redirect/", "Redirect"],
    [`/redirect${pathTo("Card")}`, "Redirect"],
    ["/redirected", "notFound"],
    ["/no-such-screen", "notFound"],
    ["/工作台", "notFound"],
    [UNKNOWN_PATH, "notFound"],
  ])("%s is %s, for the guard and for the router", (path, name) => {
    expect(screenAt(path).name).toBe(name);
    expect(matchRoutes(routeTree, path)?.at(-1)?.route.id).toBe(name);
  });

  test("a path with a line break, which the router does not match, has no screen", () => {
    expect(matchRoutes(routeTree, `${pathTo("Message")}\n`)).toBeNull();
    expect(screenAt(`${pathTo("Message")}\n`).name).toBe("notFound");
  });

  test("a path that cannot be decoded has no screen", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    expect(screenAt("/form/%E0%A4%A").name).toBe("notFound");
    expect(warn).toHaveBeenCalledWith(expect.stringContaining("could not be decoded"));
  });
});

describe("screen names", () => {
  test.each(screens.map(({ name, path }) => [name, path] as const))("%s leads to %s", (name, path) => {
    expect(pathTo(name)).toBe(path);
    expect(getScreen(name)).toMatchObject({ name, path });
  });

  test("getScreen throws for an unknown name, and names it", () => {
    // Bypasses the types, as untyped code could.
    expect(() => Reflect.apply(getScreen, undefined, ["Nothing"])).toThrow("No screen is named Nothing");
  });

  test("the default screen is the workplace", () => {
    expect(DEFAULT_SCREEN).toBe("Workplace");
  });

  test.each([
    ["Card", pathTo("Card")],
    ["403", pathTo("403")],
    ["Login", pathTo("Login")],
    ["Redirect", undefined],
    ["notFound", undefined],
    ["card", undefined],
    ["", undefined],
    [pathTo("Card"), undefined],
    ["https://evil.example", undefined],
    ["constructor", undefined],
    ["__proto__", undefined],
  ])("findScreen reads the unchecked name %j as %s", (name, path) => {
    expect(findScreen(name)?.path).toBe(path);
  });
});
