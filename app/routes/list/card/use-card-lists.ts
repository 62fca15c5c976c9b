import { useEffect, useState } from "react";
import {
  type Inspection,
  listPresetRules,
  listQualityInspections,
  listServices,
  type PresetRule,
  type Service,
} from "~/api/card";
import { createRecords } from "~/lib/records";

type Loaded = { quality: Promise<Inspection[]>; service: Promise<Service[]>; rule: Promise<PresetRule[]> };

const createLists = () => ({
  quality: createRecords(() => listQualityInspections()),
  service: createRecords(() => listServices()),
  rule: createRecords(() => listPresetRules()),
});

export type CardLists = ReturnType<typeof createLists>;

/**
 * The three lists with what the loader asked for. A change touches one card and its answer holds the
 * changed record, so the lists change here: an action would ask for all three anew after each switch.
 */
export function useCardLists({ quality, service, rule }: Loaded): CardLists {
  const [lists] = useState(createLists);
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
