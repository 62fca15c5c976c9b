import { useMemo } from "react";
import { listMenu, type MenuEntry } from "~/api/user";
import { deployment } from "~/config/deployment";
import { type Requested, useRequest } from "~/lib/loading/use-request";
import { type MenuGroup, menuFor } from "~/navigation/menu";
import type { Role } from "~/navigation/roles";
import { chooseMenu } from "~/navigation/server-menu";

export type Menu = {
  groups: MenuGroup[];
  loading?: true;
  /** Asks the server again for its menu; the console's own stands in until it comes. */
  retry?: () => void;
};

const reported = new Set<string>();

/** Names each unknown screen once in the browser's log. */
function report(unknown: string[]): void {
  const news = unknown.filter((name) => !reported.has(name));
  for (const name of news) reported.add(name);
  if (news.length > 0)
    console.warn(`The server's menu names screens that this console does not have: ${news.join(", ")}`);
}

async function askServer(signal: AbortSignal) {
  const entries = await listMenu({ signal });
  report(chooseMenu(entries, "admin").unknown);
  return entries;
}

function menuOf(role: Role, isServers: boolean, request: Requested<MenuEntry[]>): Menu {
  if (!isServers) return { groups: menuFor(role) };
  if (request.state === "loading") return { groups: [], loading: true };
  if (request.state === "failed") return { groups: menuFor(role), retry: request.again };
  return { groups: chooseMenu(request.data, role).menu };
}

/** The menu of a role: the console's own, or where the deployment says so the one that the server chooses. */
export function useMenu(role: Role): Menu {
  const { serverMenu } = deployment();
  const request = useRequest(serverMenu ? askServer : undefined);
  return useMemo(() => menuOf(role, serverMenu, request), [role, serverMenu, request]);
}
