import { type Records, useRecords } from "~/lib/loading/records";
import { isFound } from "./card-query";

type Card = { id: string | number; title: string; description: string };

/** A list as it is shown under a search. */
export function useCardView<T extends Card>(records: Records<T>, search: string) {
  const { list, failure, isBusy } = useRecords(records);
  return {
    failure,
    isBusy,
    /** How many there are without the search. */
    total: list?.length ?? 0,
    found: list?.filter(({ title, description }) => isFound(search, [title, description])),
    retry: () => {
      records.load();
    },
  };
}

export type CardView<T extends Card> = ReturnType<typeof useCardView<T>>;
