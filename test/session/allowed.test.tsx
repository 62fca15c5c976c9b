import { act, render, renderHook } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import * as v from "valibot";
import { afterEach, describe, expect, it } from "vitest";
import { getUser } from "~/api/user";
import { PERMISSIONS, type Permission } from "~/navigation/permissions";
import { hasRole, ROLES, type Role } from "~/navigation/roles";
import { Allowed, useAllowed } from "~/session/allowed";
import { session, switchRole } from "~/session/session";
import { isolateRendering } from "../support/render";

afterEach(() => session.set({ role: "", user: null }));
isolateRendering();

const renderAllowed = (roles: readonly (Role | "*")[]) => render(<Allowed roles={roles}>secret</Allowed>).container;

describe("<Allowed>", () => {
  it.each<[readonly (Role | "*")[], Role | "", boolean]>([
    [["admin"], "admin", true],
    [["admin"], "user", false],
    [["admin", "user"], "user", true],
    [["*"], "user", true],
    [["*"], "", false],
    [["admin"], "", false],
  ])("with the roles %j shows its children to the role '%s': %s", (roles, role, shown) => {
    session.set({ role });
    expect(renderAllowed(roles).textContent).toBe(shown ? "secret" : "");
  });

  const permissions = Object.keys(PERMISSIONS).filter((name): name is Permission => name in PERMISSIONS);
  it.each(permissions.flatMap((to) => ROLES.map((role) => [to, role] as const)))(
    "with the permission '%s' shows its children as %s when permitted",
    (to, role) => {
      session.set({ role });
      const { container } = render(<Allowed to={to}>secret</Allowed>);
      expect(container.textContent).toBe(hasRole(PERMISSIONS[to], role) ? "secret" : "");
    },
  );

  it.each([
    ["user", ["policy:write"], true],
    ["admin", ["queue:write"], false],
    ["admin", [], false],
    ["admin", undefined, true],
  ] as const)("to a %s whom the server grants %j: %s", (role, granted, shown) => {
    const permissions = granted && [...granted];
    session.set({ role, user: { ...v.parse(getUser.spec.response, { name: "a", role }), permissions } });
    expect(render(<Allowed to="policy:write">secret</Allowed>).container.textContent).toBe(shown ? "secret" : "");
  });

  it("shows nothing before the role is known, whatever the server grants", () => {
    const user = { ...v.parse(getUser.spec.response, { name: "a", role: "admin" }), permissions: ["policy:write"] };
    session.set({ role: "", user });
    expect(render(<Allowed to="policy:write">secret</Allowed>).container.textContent).toBe("");
  });

  it("hides and shows its children after a role switch", () => {
    session.set({ role: "admin" });
    const place = renderAllowed(["admin"]);
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
    // As untyped code could: the type only allows the empty list.
    expect(() => renderToString(<Allowed roles={roles as never}>secret</Allowed>)).toThrow("Roles are needed");
  });
});

describe("useAllowed", () => {
  it.each<[Permission | undefined, Role | "", boolean]>([
    ["policy:write", "admin", true],
    ["policy:write", "user", false],
    ["policy:write", "", false],
    [undefined, "admin", false],
    [undefined, "", false],
  ])("with the permission %j for the role '%s': %s", (permission, role, allowed) => {
    session.set({ role });
    expect(renderHook(() => useAllowed(permission)).result.current).toBe(allowed);
  });
});
