import "@testing-library/jest-dom/vitest";
import { MantineProvider } from "@mantine/core";
import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { languageOf } from "#mocks/backend/bilingual";
import { activities } from "#mocks/data/activities";
import { projects, projectsAndTeams } from "#mocks/data/projects";
import { teams } from "#mocks/data/teams";
import { colorOf, PersonAvatar } from "~/components/display/person-avatar";
import { setUpLists } from "../../support/set-up-lists";

setUpLists({ namespaces: ["console"] });

test.each([
  ["Zhang San", 24, "ZS"],
  ["Zhang San", 36, "ZS"],
  ["张三", 36, "张"],
])("%s has in %i px the initials %s", (name, size, initials) => {
  const { container } = render(
    <MantineProvider env="test">
      <PersonAvatar name={name} picture="" size={size} />
    </MantineProvider>,
  );
  expect(container.querySelector("[aria-hidden]")).toHaveTextContent(new RegExp(`^${initials}$`));
});

test.each(["zh-CN", "en-US"])("neighbours in the demonstration mostly have different colours in %s", (language) => {
  const { shownText } = languageOf(new Request("http://localhost", { headers: { "accept-language": language } }));
  const lists = [
    ...projects.map(({ contributors }) => contributors.slice(0, 3).map(({ name }) => name)),
    teams.map(({ name }) => name),
    activities.map(({ title }) => title),
    projectsAndTeams.map(({ content }) => content),
  ];
  const colors = lists.map((names) => names.map((name) => colorOf(shownText(name))));
  const repeats = colors.flatMap((list) => list.slice(1).map((color, index) => color === list[index]));
  expect(repeats.filter(Boolean).length / repeats.length).toBeLessThan(0.15);
  expect(new Set(colors.flat()).size).toBeGreaterThan(4);
});
