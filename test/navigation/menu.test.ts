import { expect, test } from "vitest";
import { menuFor, trailOf } from "~/navigation/menu";
import { screenNamed } from "~/navigation/paths";
import type { Role } from "~/navigation/roles";
import type { ScreenName } from "~/navigation/screens";

const FOR_ALL = {
  List: ["SearchTable", "Card"],
  User: ["Info", "Setting"],
};

const MENUS: [Role, [group: string, children: string[]][]][] = [
  [
    "admin",
    [
      ["Home", []],
      ["List", FOR_ALL.List],
      ["Form", ["Step", "Group"]],
      ["Profile", ["Basic"]],
      ["Result", ["Success", "Error"]],
      ["Exception", ["403", "404", "500"]],
      ["User", FOR_ALL.User],
    ],
  ],
  [
    "user",
    [
      ["Home", []],
      ["List", FOR_ALL.List],
      ["Exception", ["404", "500"]],
      ["User", FOR_ALL.User],
    ],
  ],
];

test.each(MENUS)("the menu of %s", (role, expected) => {
  const menu = menuFor(role).map(({ name, children }) => [name, children.map((child) => child.name)]);
  expect(menu).toEqual(expected);
});

test("the workplace is one entry with its own title", () => {
  const [first, ...others] = menuFor("user");
  expect(first).toMatchObject({ title: "workplace", screen: { name: "Workplace", path: "/workplace" } });
  expect(others.filter(({ screen }) => screen)).toEqual([]);
});

test.each<[ScreenName, string[]]>([
  ["Workplace", ["workplace"]],
  ["SearchTable", ["list", "searchTable"]],
  ["403", ["exception", "403"]],
  ["Setting", ["user", "setting"]],
  ["Message", ["message"]],
  ["notFound", ["notFound"]],
])("the way to %s is %j", (name, trail) => {
  expect(trailOf(screenNamed(name))).toEqual(trail);
});
