import { expect, test } from "vitest";
import { canAccess } from "~/navigation/access";
import { breadcrumbOf, menuFor } from "~/navigation/menu";
import { getScreen, pathTo } from "~/navigation/paths";
import { ROLES } from "~/navigation/roles";
import { groups, type ScreenName, screens } from "~/navigation/screens";

const shapeOf = (menu: ReturnType<typeof menuFor>) =>
  menu.map(({ name, children }) => [name, children.map((child) => child.name)]);

test.each(ROLES)("the menu of %s has the allowed screens of each group, in the order of the table", (role) => {
  const expected = groups
    .map(({ name, hideChildren }) => {
      const allowed = screens.filter((screen) => screen.group === name && canAccess(screen, role));
      return {
        name,
        children: hideChildren ? [] : allowed.map((screen) => screen.name),
        isEmpty: allowed.length === 0,
      };
    })
    .filter(({ isEmpty }) => !isEmpty);
  expect(shapeOf(menuFor(role))).toEqual(expected.map(({ name, children }) => [name, children]));
});

test("the menu of user has no group without an allowed screen", () => {
  const names = menuFor("user").map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["Home", "List", "Exception", "User"]));
  expect(names).not.toEqual(expect.arrayContaining(["Form"]));
  expect(shapeOf(menuFor("user"))).toContainEqual(["Exception", expect.arrayContaining(["404", "500"])]);
  expect(shapeOf(menuFor("user"))).not.toContainEqual(["Exception", expect.arrayContaining(["403"])]);
});

test("the workplace comes first, as one entry with its own title", () => {
  const [first, ...others] = menuFor("user");
  expect(first).toMatchObject({ title: "workplace", screen: { name: "Workplace", path: pathTo("Workplace") } });
  expect(others.filter(({ screen }) => screen)).toEqual([]);
});

test.each<[ScreenName, string[]]>([
  ["Workplace", ["workplace"]],
  ["SearchTable", ["list", "searchTable"]],
  ["403", ["exception", "403"]],
  ["Setting", ["user", "setting"]],
  ["Message", ["message"]],
  ["notFound", ["notFound"]],
])("the breadcrumb of %s is %j", (name, trail) => {
  expect(breadcrumbOf(getScreen(name))).toEqual(trail);
});
