import { Button, Group, Paper, Text, Title } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { ChannelForm } from "~/api/form";
import { DeferredModal } from "~/components/dialogs/deferred-modal";
import { OutcomeMark } from "~/components/feedback/result-page";
import { FORM_CARD } from "~/components/fields/form-column";
import { FIRST_FIELDS } from "~/features/submissions/step-fields";
import { SubmittedValues } from "~/features/submissions/submitted-values";
import { focusOnMount } from "~/lib/page/focus-on-mount";
import classes from "./step.module.css";
import { pathOfStep } from "./step-address";
import { StepHeaders } from "./step-headers";

export function StepResult({ sent }: { sent: ChannelForm }) {
  const { t } = useTranslation("step");
  const [opened, dialog] = useDisclosure(false);
  return (
    <Paper withBorder radius="md" className={`${classes.card} ${FORM_CARD}`}>
      <StepHeaders step={3} />
      <div className={classes.result}>
        <OutcomeMark outcome="success" />
        <Title order={2} ref={focusOnMount} tabIndex={-1}>
          {t("result.title")}
        </Title>
        <Text c="var(--text-2)" className={classes.name}>
          {t("result.text", { name: sent.activityName })}
        </Text>
        <div className={classes.facts}>
          <SubmittedValues values={sent} fields={FIRST_FIELDS} inColumns />
        </div>
        <Group justify="center" mt="md">
          {/* The link goes with this page, so the first field gets its focus. */}
          <Button component={Link} to={{ pathname: pathOfStep(1), hash: FIRST_FIELDS[0] }}>
            {t("result.again")}
          </Button>
          <Button variant="default" onClick={dialog.open}>
            {t("result.view")}
          </Button>
        </Group>
      </div>
      <DeferredModal opened={opened} onClose={dialog.close} title={t("details.title")} size={560} centered>
        <SubmittedValues values={sent} />
      </DeferredModal>
    </Paper>
  );
}
