import { useEffect, useState } from "react";
import {
  type Inspection,
  listPresetRules,
  listQualityInspections,
  listServices,
  type PresetRule,
  type Service,
} from "~/api/card";
import type { Answer } from "~/lib/loading/answer";
import { createRecords } from "~/lib/loading/records";

type Loaded = { quality: Answer<Inspection[]>; service: Answer<Service[]>; rule: Answer<PresetRule[]> };

const createLists = ({ quality, service, rule }: Loaded) => ({
  quality: createRecords(() => listQualityInspections(), quality),
  service: createRecords(() => listServices(), service),
  rule: createRecords(() => listPresetRules(), rule),
});

export type CardLists = ReturnType<typeof createLists>;

/**
 * The three lists with what the loader asked for. A change touches one card and its answer holds the
 * changed record, so the lists change here: an action would ask for all three anew after each switch.
 */
export function useCardLists(loaded: Loaded): CardLists {
  const { quality, service, rule } = loaded;
  const [lists] = useState(() => createLists(loaded));
  useEffect(() => {
    lists.quality.load(quality);
  }, [lists, quality]);
  useEffect(() => {
    lists.service.load(service);
  }, [lists, service]);
  useEffect(() => {
    lists.rule.load(rule);
  }, [lists, rule]);
  return lists;
}
