import { useSyncExternalStore } from "react";
import { PHONE_PAGE } from "~/config/appearance";

let printing = false;

/** While the page is laid out for paper. */
export const isPrinting = (): boolean => printing;

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(PHONE_PAGE);
  const setPrinting = ({ type }: Event) => {
    printing = type === "beforeprint";
    onChange();
  };
  query.addEventListener("change", onChange);
  addEventListener("beforeprint", setPrinting);
  addEventListener("afterprint", setPrinting);
  return () => {
    query.removeEventListener("change", onChange);
    removeEventListener("beforeprint", setPrinting);
    removeEventListener("afterprint", setPrinting);
  };
}

const read = () => !printing && matchMedia(PHONE_PAGE).matches;

/** Whether the page is as narrow as a phone. Paper is not, whatever its width: React renders once more before it is printed. */
export const usePhonePage = (): boolean => useSyncExternalStore(subscribe, read, () => false);

/** Whether the page is being printed, for what is rendered whole on paper. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, isPrinting, () => false);
