import { useTranslation } from "react-i18next";
import { Steps } from "~/components/display/steps";
import type { Step } from "./step-address";

type Props = {
  step: Step;
  /** Switches between the first and the second step; the third can be neither entered nor left by its header. */
  onSelect?: () => void;
};

/** The third step is the result: with it all are done. */
export function StepHeaders({ step, onSelect }: Props) {
  const { t } = useTranslation("step");
  const steps = [
    { title: t("steps.basic"), onSelect: step === 2 ? onSelect : undefined },
    { title: t("steps.channel"), onSelect: step === 1 ? onSelect : undefined },
    { title: t("steps.done") },
  ];
  return <Steps label={t("steps.label")} steps={steps} current={step === 3 ? steps.length : step - 1} />;
}
