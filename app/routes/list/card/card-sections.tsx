import type { UseQueryResult } from "@tanstack/react-query";
import type { Inspection, PresetRule, Service } from "~/api/card";
import { Allowed } from "~/session/allowed";
import { AllFailed } from "./all-failed";
import classes from "./card-list.module.css";
import type { Kind } from "./card-query";
import { CardSection } from "./card-section";
import { waitingCount } from "./card-states";
import { CreateButton, CreateCard } from "./create-card";
import { InspectionCard } from "./inspection-card";
import { RuleCard } from "./rule-card";
import { ServiceCard } from "./service-card";

export type CardQueries = {
  quality: UseQueryResult<Inspection[]>;
  service: UseQueryResult<Service[]>;
  rule: UseQueryResult<PresetRule[]>;
};

type Props = { kinds: readonly Kind[]; queries: CardQueries; search: string; clear: () => void };

export function CardSections({ kinds, queries, search, clear }: Props) {
  const shared = { search, clear };
  const sections = {
    quality: () => (
      <CardSection
        key="quality"
        kind="quality"
        query={queries.quality}
        priorityOf={({ data }) => waitingCount(data)}
        {...shared}
        // Hidden during a search, which a new card might not match.
        create={
          search === "" && (
            <Allowed to="queue:write">
              <li className={`${classes.create} screen-only`}>
                <CreateCard />
              </li>
            </Allowed>
          )
        }
        createFirst={
          <Allowed to="queue:write">
            <CreateButton />
          </Allowed>
        }
      >
        {(queue) => <InspectionCard queue={queue} />}
      </CardSection>
    ),
    service: () => (
      <CardSection key="service" kind="service" query={queries.service} {...shared}>
        {(service) => <ServiceCard service={service} />}
      </CardSection>
    ),
    rule: () => (
      <CardSection key="rule" kind="rule" query={queries.rule} {...shared}>
        {(rule) => <RuleCard rule={rule} />}
      </CardSection>
    ),
  };
  return (
    <>
      <AllFailed queries={kinds.map((kind) => queries[kind])} />
      {kinds.map((kind) => sections[kind]())}
    </>
  );
}
