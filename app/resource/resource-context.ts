import { createContext, useContext } from "react";
import type { Resource } from "./resource";

export const ResourceContext = createContext<Resource | null>(null);

/** The resource of the surrounding ResourceScreen, ResourcePanel or PanelProvider. */
export function useResource(): Resource {
  const resource = useContext(ResourceContext);
  if (!resource) throw new Error("There is no ResourceScreen, ResourcePanel or PanelProvider around this component.");
  return resource;
}

/** Returns the parameters of the address that are not the list's; a screen's own list has the whole address. */
export const OtherParamsContext = createContext<() => string>(() => "");
