import { Skeleton } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Project } from "~/api/user";
import { Panel } from "~/components/panel";
import { ProjectCards } from "~/components/project-cards";
import { Requested } from "~/components/requested";
import { ScrollBody } from "~/components/scroll-body";
import type { Requested as Request } from "~/lib/use-request";
import classes from "./workplace.module.css";

/** The operator's projects. */
export function ProjectsPanel({ projects }: { projects: Request<Project[]> }) {
  const { t } = useTranslation("console");
  return (
    <Panel title={t("project.mine")}>
      <div className={classes.list}>
        <Requested data={projects} skeleton={<Skeleton height="100%" />} isEmpty={(items) => items.length === 0}>
          {(items) => (
            <ScrollBody label={t("project.mine")}>
              <ProjectCards projects={items} />
            </ScrollBody>
          )}
        </Requested>
      </div>
    </Panel>
  );
}
