import { resourceRoute } from "~/resource/resource-route";
import { ResourceScreen } from "~/resource/resource-screen";
import { policies } from "./policies";

export const { handle, clientLoader, shouldRevalidate } = resourceRoute(policies);

export default function SearchTable() {
  return <ResourceScreen of={policies} />;
}
