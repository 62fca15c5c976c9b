import { memo } from "react";
import { useTranslation } from "react-i18next";
import type { BasicProfile } from "~/api/profile";
import { Steps, StepsSkeleton } from "~/components/display/steps";
import { Requested } from "~/components/feedback/requested";
import { Panel } from "~/components/layout/panel";
import { PrintButton } from "~/components/layout/print-button";
import { FactsSkeleton } from "~/components/loading/facts-skeleton";
import type { Begun } from "~/lib/loading/begin";
import { useRequest } from "~/lib/loading/use-request";
import classes from "./basic.module.css";
import { ParameterList } from "./parameter-list";
import { audioParameters, currentStep, videoParameters } from "./parameters";

/** How far the record's change has come, and the parameters in use until then. */
export const CurrentProfile = memo(function CurrentProfile({ profile }: { profile: Begun<BasicProfile> }) {
  const { t } = useTranslation("profile");
  const request = useRequest(profile);
  return (
    <>
      <Panel title={t("progress.title")} aside={<PrintButton>{t("print")}</PrintButton>}>
        <Requested data={request} skeleton={<StepsSkeleton steps={3} />}>
          {({ status }) => (
            <Steps
              label={t("progress.title")}
              titles={[t("progress.submitted"), t("progress.reviewing"), t("progress.done")]}
              current={currentStep(status)}
            />
          )}
        </Requested>
      </Panel>
      {/* One record: where it fails, the panel above says so and asks again. */}
      {request.state !== "failed" && (
        <div className={classes.halves}>
          <Panel title={t("video.title")}>
            <Requested data={request} skeleton={<FactsSkeleton facts={9} className={classes.parameters} />}>
              {({ video }) => <ParameterList parameters={videoParameters(video)} />}
            </Requested>
          </Panel>
          <Panel title={t("audio.title")}>
            <Requested data={request} skeleton={<FactsSkeleton facts={5} className={classes.parameters} />}>
              {({ audio }) => <ParameterList parameters={audioParameters(audio)} />}
            </Requested>
          </Panel>
        </div>
      )}
    </>
  );
});
