import { policies } from "~/lists/policies";
import { resourceRoute } from "~/resource/resource-route";
import { ResourceScreen } from "~/resource/resource-screen";

export const { handle, clientLoader, shouldRevalidate } = resourceRoute(policies);

export default function SearchTable() {
  return <ResourceScreen of={policies} />;
}
