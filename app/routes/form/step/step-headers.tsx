import { useTranslation } from "react-i18next";
import { Steps } from "~/components/display/steps";
import type { Step } from "./step-address";

type Props = {
  step: Step;
  /** Leads from the first step to the second and back, as its button does; there is no way into or out of the third. */
  onSelect?: () => void;
};

export function StepHeaders({ step, onSelect }: Props) {
  const { t } = useTranslation("step");
  const steps = [
    { title: t("heads.basic"), onSelect: step === 2 ? onSelect : undefined },
    { title: t("heads.channel"), onSelect: step === 1 ? onSelect : undefined },
    { title: t("heads.done") },
  ];
  return <Steps label={t("heads.label")} steps={steps} current={step - 1} />;
}
