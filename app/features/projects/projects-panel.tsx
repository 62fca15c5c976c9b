import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { listMyProjects } from "~/api/user";
import { ListPanel } from "~/components/layout/list-panel";
import { ProjectCards, ProjectsSkeleton } from "./project-cards";

export function ProjectsPanel() {
  const { t } = useTranslation("console");
  return (
    <ListPanel
      title={t("project.mine")}
      query={useQuery(listMyProjects.query())}
      skeleton={<ProjectsSkeleton />}
      emptyText={t("project.none")}
    >
      {(items) => <ProjectCards projects={items} />}
    </ListPanel>
  );
}
