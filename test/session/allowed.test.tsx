import { act } from "react";
import { createRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Role } from "~/navigation/screens";
import { Allowed } from "~/session/allowed";
import { session, switchRole } from "~/session/session";

const place = document.createElement("div");
let root: ReturnType<typeof createRoot>;

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  root = createRoot(place);
});

afterEach(() => {
  act(() => root.unmount());
  session.set({ role: "" });
});

const draw = (roles: readonly (Role | "*")[]) => act(() => root.render(<Allowed roles={roles}>secret</Allowed>));

describe("<Allowed>", () => {
  it.each<[readonly (Role | "*")[], Role | "", boolean]>([
    [["admin"], "admin", true],
    [["admin"], "user", false],
    [["admin", "user"], "user", true],
    [["*"], "user", true],
    [["*"], "", false],
    [["admin"], "", false],
  ])("with the roles %j to the role '%s': %s", (roles, role, shown) => {
    session.set({ role });
    draw(roles);
    expect(place.textContent).toBe(shown ? "secret" : "");
  });

  it("goes and comes back with a role switch", () => {
    session.set({ role: "admin" });
    draw(["admin"]);
    act(() => switchRole("user"));
    expect(place.textContent).toBe("");
    act(() => switchRole("admin"));
    expect(place.textContent).toBe("secret");
  });

  it.each([
    ["an empty list", []],
    ["a text", "admin"],
    ["nothing", undefined],
  ])("throws for %s", (_, roles) => {
    // As from untyped code: the type refuses all but the empty list.
    expect(() => renderToString(<Allowed roles={roles as never}>secret</Allowed>)).toThrow("Roles are needed");
  });
});
