import { createContext, useContext } from "react";
import type { Resource } from "./resource";

export const ResourceContext = createContext<Resource | null>(null);

/** The resource of the surrounding ResourceScreen. */
export function useResource(): Resource {
  const resource = useContext(ResourceContext);
  if (!resource) throw new Error("There is no ResourceScreen around this component.");
  return resource;
}
