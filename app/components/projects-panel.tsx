import { Skeleton } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Requested } from "~/lib/use-request";
import { isNone, ListPanel } from "./list-panel";
import { type Project, ProjectCards } from "./project-cards";

/** The operator's projects. */
export function ProjectsPanel({ projects }: { projects: Requested<Project[]> }) {
  const { t } = useTranslation("console");
  return (
    <ListPanel title={t("project.mine")} data={projects} skeleton={<Skeleton height="100%" />} isEmpty={isNone}>
      {(items) => <ProjectCards projects={items} />}
    </ListPanel>
  );
}
