import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { getBasicProfile } from "~/api/profile";
import { Steps, StepsSkeleton } from "~/components/display/steps";
import { QueryView } from "~/components/feedback/query-view";
import { Panel } from "~/components/layout/panel";
import { PrintButton } from "~/components/layout/print-button";
import { DetailsSkeleton } from "~/components/loading/details-skeleton";
import classes from "./basic.module.css";
import { ParameterList } from "./parameter-list";
import { currentStep, PARAMETER_PATHS } from "./parameters";

/** The progress of the last change, and the parameters in use until it is approved. */
export function CurrentProfile() {
  const { t } = useTranslation("profile");
  const profile = useQuery(getBasicProfile.query());
  const steps = {
    label: t("progress.title"),
    steps: [{ title: t("progress.submitted") }, { title: t("progress.reviewing") }, { title: t("progress.done") }],
  };
  return (
    <>
      <Panel title={t("progress.title")} aside={<PrintButton>{t("print")}</PrintButton>}>
        <QueryView query={profile} skeleton={<StepsSkeleton {...steps} />}>
          {({ status }) => <Steps {...steps} current={currentStep(status)} withState />}
        </QueryView>
      </Panel>
      {/* All panels use one query: if it fails, the first one shows the failure with the retry. */}
      {!(profile.isError && !profile.data) && (
        <div className={classes.halves}>
          <Panel title={t("video.title")}>
            <QueryView query={profile} skeleton={<PanelSkeleton panel="video" />}>
              {(loaded) => <ParameterList profile={loaded} panel="video" />}
            </QueryView>
          </Panel>
          <Panel title={t("audio.title")}>
            <QueryView query={profile} skeleton={<PanelSkeleton panel="audio" />}>
              {(loaded) => <ParameterList profile={loaded} panel="audio" />}
            </QueryView>
          </Panel>
        </div>
      )}
    </>
  );
}

const PanelSkeleton = ({ panel }: { panel: keyof typeof PARAMETER_PATHS }) => (
  <DetailsSkeleton rows={PARAMETER_PATHS[panel].length} className={classes.parameters} />
);
