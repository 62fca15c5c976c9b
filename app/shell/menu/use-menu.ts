import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { listMenu } from "~/api/user";
import { deployment } from "~/config/deployment";
import { type MenuGroup, menuFor } from "~/navigation/menu";
import type { Role } from "~/navigation/roles";
import type { ServerMenus } from "~/navigation/server-menu";

export type Menu = {
  groups: MenuGroup[];
  loading?: boolean;
  /** Loads the server's menu again; until then the console's own is shown. */
  retry?: () => void;
};

/** Few deployments use it, so that its code is loaded on demand. */
async function readServerMenu({ signal }: { signal: AbortSignal }): Promise<ServerMenus> {
  const [entries, { menusFromServer }] = await Promise.all([listMenu({ signal }), import("~/navigation/server-menu")]);
  return menusFromServer(entries);
}

type ServerMenuQuery = Pick<UseQueryResult<ServerMenus>, "data" | "errorUpdateCount" | "isFetching" | "refetch">;

function menuOf(
  role: Role,
  usesServerMenu: boolean,
  { data, errorUpdateCount, isFetching, refetch }: ServerMenuQuery,
): Menu {
  if (!usesServerMenu) return { groups: menuFor(role) };
  if (data) return { groups: data.get(role) ?? [] };
  // A retry is no error as long as it runs.
  return errorUpdateCount > 0
    ? { groups: menuFor(role), loading: isFetching, retry: refetch }
    : { groups: [], loading: true };
}

/** The menu of a role: the console's own, or the server's if the deployment uses it. */
export function useMenu(role: Role): Menu {
  const { serverMenu } = deployment();
  const { enabled } = listMenu.query();
  const { data, errorUpdateCount, isFetching, refetch } = useQuery({
    queryKey: [...listMenu.queryKey, "by role"],
    queryFn: readServerMenu,
    enabled: serverMenu && enabled === true,
  });
  return useMemo(
    () => menuOf(role, serverMenu, { data, errorUpdateCount, isFetching, refetch }),
    [role, serverMenu, data, errorUpdateCount, isFetching, refetch],
  );
}
