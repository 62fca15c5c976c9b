import { useSetSearch } from "~/resource/address/use-set-search";

/** Turns to another page of so many, from the one that was requested last: a press may come before that is shown. */
export function useTurnPage(pages: number) {
  const setSearch = useSetSearch();
  /** Returns the page that is requested now. */
  return (change: (page: number) => number): number => {
    let current = 1;
    setSearch((requested) => {
      current = Math.min(Math.max(1, change(requested.current)), pages);
      return { ...requested, current };
    });
    return current;
  };
}
