import { useContext } from "react";
import { UNSAFE_DataRouterContext } from "react-router-dom";

/** The router itself: its state is ahead of what is drawn, for whoever must know where a navigation leads. */
export function useRouter() {
  const context = useContext(UNSAFE_DataRouterContext);
  if (!context) throw new Error("There is no router around");
  return context.router;
}
