import { memo } from "react";
import { useTranslation } from "react-i18next";
import { isNone, ListPanel } from "~/components/layout/list-panel";
import type { Requested } from "~/lib/loading/use-request";
import { type Project, ProjectCards, ProjectsSkeleton } from "./project-cards";

/** The operator's projects. */
export const ProjectsPanel = memo(function ProjectsPanel({ projects }: { projects: Requested<Project[]> }) {
  const { t } = useTranslation("console");
  return (
    <ListPanel title={t("project.mine")} data={projects} skeleton={<ProjectsSkeleton />} isEmpty={isNone}>
      {(items) => <ProjectCards projects={items} />}
    </ListPanel>
  );
});
