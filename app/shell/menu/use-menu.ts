import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { listMenu, type MenuEntry } from "~/api/user";
import { deployment } from "~/config/deployment";
import { type MenuGroup, menuFor } from "~/navigation/menu";
import type { Role } from "~/navigation/roles";
import { menuFromServer } from "~/navigation/server-menu";

export type Menu = {
  groups: MenuGroup[];
  loading?: true;
  /** Loads the server's menu again; until then the console's own is shown. */
  retry?: () => void;
};

const reported = new Set<string>();

/** Warns of each unknown screen once in the browser's console. */
function warnUnknownScreens(unknown: string[]): void {
  const newNames = unknown.filter((name) => !reported.has(name));
  for (const name of newNames) reported.add(name);
  if (newNames.length > 0)
    console.warn(`The server's menu names screens that this console does not have: ${newNames.join(", ")}`);
}

async function readServerMenu({ signal }: { signal: AbortSignal }) {
  const entries = await listMenu({ signal });
  warnUnknownScreens(menuFromServer(entries, "admin").unknown);
  return entries;
}

function menuOf(role: Role, usesServerMenu: boolean, query: UseQueryResult<MenuEntry[]>): Menu {
  if (!usesServerMenu) return { groups: menuFor(role) };
  if (query.data) return { groups: menuFromServer(query.data, role).menu };
  return query.isError ? { groups: menuFor(role), retry: query.refetch } : { groups: [], loading: true };
}

/** The menu of a role: the console's own, or the server's if the deployment uses it. */
export function useMenu(role: Role): Menu {
  const { serverMenu } = deployment();
  const options = listMenu.query();
  const query = useQuery({ ...options, queryFn: readServerMenu, enabled: serverMenu && options.enabled });
  return useMemo(() => menuOf(role, serverMenu, query), [role, serverMenu, query]);
}
