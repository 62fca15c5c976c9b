import type { Inspection, PresetRule, Service } from "~/api/card";
import { Allowed } from "~/session/allowed";
import type { Kind } from "./card-query";
import { CardSection } from "./card-section";
import { CreateCard } from "./create-card";
import { InspectionCard } from "./inspection-card";
import { RuleCard } from "./rule-card";
import { ServiceCard } from "./service-card";
import type { CardLists } from "./use-card-lists";
import type { CardView } from "./use-card-view";

type Props = {
  kinds: readonly Kind[];
  lists: CardLists;
  views: { quality: CardView<Inspection>; service: CardView<Service>; rule: CardView<PresetRule> };
  search: string;
  clear: () => void;
};

/** The lists of the given kinds, one below the other. */
export function CardSections({ kinds, lists, views, search, clear }: Props) {
  const sections = {
    quality: () => (
      <CardSection
        key="quality"
        kind="quality"
        view={views.quality}
        clear={clear}
        // Who searches does not create: a new card might not be among what is found.
        create={
          search === "" && (
            <Allowed to="queue:write">
              <li>
                <CreateCard records={lists.quality} />
              </li>
            </Allowed>
          )
        }
      >
        {(queue, isBusy) => <InspectionCard queue={queue} isBusy={isBusy} records={lists.quality} />}
      </CardSection>
    ),
    service: () => (
      <CardSection key="service" kind="service" view={views.service} clear={clear}>
        {(service, isBusy) => <ServiceCard service={service} isBusy={isBusy} records={lists.service} />}
      </CardSection>
    ),
    rule: () => (
      <CardSection key="rule" kind="rule" view={views.rule} clear={clear}>
        {(rule, isBusy) => <RuleCard rule={rule} isBusy={isBusy} records={lists.rule} />}
      </CardSection>
    ),
  };
  return kinds.map((kind) => sections[kind]());
}
