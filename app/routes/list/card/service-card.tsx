import { Paper } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import IconCirclePlus from "@tabler/icons-react/dist/esm/icons/IconCirclePlus.mjs";
import IconRefresh from "@tabler/icons-react/dist/esm/icons/IconRefresh.mjs";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { changeService, listServices, type Service } from "~/api/card";
import { changesRecord, isPending } from "~/api/client/mutations";
import { ConfirmDialog } from "~/components/dialogs/confirm-dialog";
import { Tag } from "~/components/display/tag";
import { Allowed } from "~/session/allowed";
import card from "./card.module.css";
import { serviceState } from "./card-states";
import { CardTitle } from "./card-title";
import { notifySuccess } from "./notify-success";
import classes from "./service-card.module.css";
import { ServiceIcon } from "./service-icon";
import { WriteButton } from "./write-button";

/** The tag of each state, and the button that changes it: its labels and its request body. */
const STATES = {
  expired: {
    tone: "danger",
    tag: "isExpired",
    button: "renew",
    done: "renewed",
    variant: "light",
    icon: <IconRefresh aria-hidden />,
    body: { renew: true },
  },
  open: {
    tone: "success",
    tag: "isOpen",
    button: "close",
    done: "closed",
    variant: "subtle",
    icon: undefined,
    body: { enable: false },
  },
  closed: {
    tone: "quiet",
    tag: "isClosed",
    button: "open",
    done: "opened",
    variant: "default",
    icon: <IconCirclePlus aria-hidden />,
    body: { enable: true },
  },
} as const;

type State = (typeof STATES)[keyof typeof STATES];
type Change = Pick<Service, "id"> & Pick<State, "body" | "done">;

export function ServiceCard({ service }: { service: Service }) {
  const { t } = useTranslation("card");
  const { id, icon, title, description } = service;
  const state = STATES[serviceState(service)];
  const titleId = `service-${id}`;
  const [isConfirming, confirmDialog] = useDisclosure(false);

  const change = changesRecord<Service, Change>(listServices.query(), id);
  const { mutate, isPending: isBusy } = useMutation({
    ...change,
    mutationFn: ({ body }: Change) => changeService({ params: { id }, body }),
    onSuccess(changed, variables) {
      change.onSuccess(changed, variables);
      notifySuccess(t(`service.${variables.done}`, { title }));
    },
  });

  const send = (from: State) => isPending(change.mutationKey) || mutate({ id, ...from });
  const confirmClose = () => {
    confirmDialog.close();
    // A colleague may have closed it while the dialog was open.
    if (state === STATES.open) send(STATES.open);
  };

  return (
    <Paper withBorder radius="md" className={`${card.card} ${classes.service}`}>
      <CardTitle id={titleId} title={title} icon={<ServiceIcon name={icon} />} />
      <p className={card.description} title={description}>
        {description}
      </p>
      <footer className={card.footer}>
        <Tag tone={state.tone}>{t(`service.${state.tag}`)}</Tag>
        <Allowed to="service:write">
          <div className={`${card.actions} screen-only`}>
            <WriteButton
              variant={state.variant}
              icon={state.icon}
              describedBy={titleId}
              isBusy={isBusy}
              onClick={state === STATES.open ? confirmDialog.open : () => send(state)}
            >
              {t(`service.${state.button}`)}
            </WriteButton>
            <ConfirmDialog
              opened={isConfirming}
              danger
              title={t("service.close")}
              confirm={t("service.close")}
              cancel={t("service.keep")}
              onConfirm={confirmClose}
              onCancel={confirmDialog.close}
            >
              {t("service.closeText", { title })}
            </ConfirmDialog>
          </div>
        </Allowed>
      </footer>
    </Paper>
  );
}
