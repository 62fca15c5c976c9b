import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { listMyProjects } from "~/api/user";
import { EmptyView } from "~/components/feedback/view-states";
import { ListPanel } from "~/components/layout/list-panel";
import { ProjectCards } from "./project-cards";
import { ProjectsSkeleton } from "./projects-skeleton";

export function ProjectsPanel({ aside }: { aside?: ReactNode }) {
  const { t } = useTranslation("console");
  return (
    <ListPanel
      title={t("project.mine")}
      aside={aside}
      query={useQuery(listMyProjects.query())}
      skeleton={<ProjectsSkeleton />}
      empty={<EmptyView text={t("project.none")} drawing="projects" />}
    >
      {(items) => <ProjectCards projects={items} />}
    </ListPanel>
  );
}
