import { listPopular, POPULAR_TYPES } from "~/api/dashboard";
import { type Check, Deviation, NotCheckable, sendForData } from "./check";
import { nameOf } from "./effects";

/** Each type of popular content has a list of its own. */
export const popularChecks: Check[] = [
  {
    name: "popular content differs by type",
    run: async (context) => {
      const lists = [];
      for (const type of POPULAR_TYPES) lists.push(await sendForData(context, listPopular, { query: { type } }));
      if (lists.every((list) => list.length === 0)) throw new NotCheckable("there is no popular content");
      const texts = new Set(lists.map((list) => JSON.stringify(list)));
      if (texts.size === 1) throw new Deviation(`${nameOf(listPopular)}: expected another list for each type`);
    },
  },
];
