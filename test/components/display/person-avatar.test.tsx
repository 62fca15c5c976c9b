import "@testing-library/jest-dom/vitest";
import { MantineProvider } from "@mantine/core";
import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { PersonAvatar } from "~/components/display/person-avatar";
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
