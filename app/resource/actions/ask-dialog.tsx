import { Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "~/components/dialogs/confirm-dialog";
import { DeferredModal } from "~/components/dialogs/deferred-modal";
import { lazyComponent } from "~/components/loading/lazy-component";
import { Skeleton, SkeletonBar } from "~/components/loading/skeleton";
import { useFormat } from "~/i18n/format";
import { useCloseDialog } from "~/resource/form/dialog-form";
import { titleOf } from "~/resource/resource";
import { useResource } from "~/resource/resource-context";
import { useResourceTexts } from "~/resource/resource-texts";
import type { ActionRun } from "./run-action";
import type { RunAction } from "./use-ask";

// The code of its form is loaded when it is first opened.
const AskForm = lazyComponent(
  () => import("./ask-form").then((file) => file.default),
  <Skeleton>
    <SkeletonBar height={96} />
  </Skeleton>,
);

type Props = { opened: boolean; run: ActionRun; runAction: RunAction; close: () => void };

/** What an action asks before it is run: whether it is meant, or what its call needs to know. */
export function AskDialog({ opened, run, runAction, close }: Props) {
  const { t } = useTranslation("selection");
  const resource = useResource();
  const texts = useResourceTexts();
  const [isRunning, setRunning] = useState(false);
  const requestClose = useCloseDialog(close);
  const { confirm, input } = resource.actions[run.action] ?? {};
  const action = texts.action(run.action);
  const question = <Question run={run} />;
  const title = run.outOfSight === undefined ? action : t("actionTitle", { action });
  if (!input)
    return (
      <ConfirmDialog
        opened={opened}
        danger={confirm === "danger"}
        title={title}
        confirm={action}
        onConfirm={() => {
          close();
          runAction(run).catch(() => undefined);
        }}
        onCancel={close}
      >
        {question}
      </ConfirmDialog>
    );
  return (
    <DeferredModal
      opened={opened}
      // What was typed is needed again if the action is refused.
      onClose={() => !isRunning && requestClose()}
      title={title}
      centered
    >
      <Stack gap="md">
        {question}
        <AskForm
          run={run}
          runAction={runAction}
          onDone={close}
          onCancel={requestClose}
          isRunning={isRunning}
          setRunning={setRunning}
        />
      </Stack>
    </DeferredModal>
  );
}

/** Which records it is about, and what the list itself says of the action. */
function Question({ run: { action: name, rows, outOfSight = 0 } }: Pick<Props, "run">) {
  const { t } = useTranslation("selection");
  const resource = useResource();
  const texts = useResourceTexts();
  const format = useFormat();
  const [first] = rows;
  const values = { action: texts.action(name), counted: texts.counted(rows.length), hidden: format.number(outOfSight) };
  const own = texts.question(name);
  return (
    <div>
      <Text>
        {first && rows.length === 1 && outOfSight === 0
          ? t("questionOne", { ...values, name: titleOf(resource, first) })
          : t(outOfSight > 0 ? "actionConfirm" : "question", values)}
      </Text>
      {own && (
        <Text mt="xs" c="var(--text-2)">
          {own}
        </Text>
      )}
    </div>
  );
}
