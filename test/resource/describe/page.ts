import { screen, waitFor, within } from "@testing-library/react";
import { expect } from "vitest";
import { canAccess } from "~/navigation/access";
import { getScreen } from "~/navigation/paths";
import { hasPermission } from "~/navigation/permissions";
import { ROLES, type Role } from "~/navigation/roles";
import type { Resource } from "~/resource/resource";
import { createResourceTexts } from "~/resource/resource-texts";

/** The page that a list shows first. */
export const PAGE = { current: 1, pageSize: 10 };

export const wordsOf = (resource: Resource) => createResourceTexts(resource, "zh-CN");

/** The roles that see a list, and whether they may change its records. */
export const readersOf = ({ screen: name, write }: Resource): { role: Role; writes: boolean }[] =>
  ROLES.filter((role) => canAccess(getScreen(name), role)).map((role) => ({
    role,
    writes: write !== undefined && hasPermission(write, role),
  }));

/** A role that sees a list, and changes its records if any may. */
export function readerOf(resource: Resource): Role {
  const readers = readersOf(resource);
  const { role } = readers.find(({ writes }) => writes) ?? readers[0] ?? {};
  if (!role) throw new Error(`Nobody sees ${resource.screen}`);
  return role;
}

/** The rows of a list without its header; none while it has no table. */
export function rowsOf(resource: Resource): HTMLElement[] {
  const table = screen.queryByRole("grid", { name: wordsOf(resource).table });
  return table ? within(table).getAllByRole("row").slice(1) : [];
}

/** Waits until a list shows so many rows. */
export const expectRows = (resource: Resource, count: number): Promise<void> =>
  waitFor(() => expect(rowsOf(resource)).toHaveLength(count));
