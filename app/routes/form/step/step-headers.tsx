import type { MouseEventHandler } from "react";
import { useTranslation } from "react-i18next";
import { StepHeads } from "~/components/display/step-heads";
import type { Step } from "./step-address";

type Props = {
  step: Step;
  /** Leads from the first step to the second and back, as its button does; there is no way into or out of the third. */
  choose?: MouseEventHandler;
};

export function StepHeaders({ step, choose }: Props) {
  const { t } = useTranslation("step");
  const steps = [
    { name: t("heads.basic"), choose: step === 2 ? choose : undefined },
    { name: t("heads.channel"), choose: step === 1 ? choose : undefined },
    { name: t("heads.done") },
  ];
  return <StepHeads label={t("heads.label")} steps={steps} current={step - 1} />;
}
