import { useSetSearch } from "~/resource/use-set-search";

/** Turns to another page of so many, from the one that was asked for last: a press may come before that is shown. */
export function useTurnPage(pages: number) {
  const setSearch = useSetSearch();
  /** Returns the page that is asked for now. */
  return (change: (asked: number) => number): number => {
    let current = 1;
    setSearch((asked) => {
      current = Math.min(Math.max(1, change(asked.current)), pages);
      return { ...asked, current };
    });
    return current;
  };
}
