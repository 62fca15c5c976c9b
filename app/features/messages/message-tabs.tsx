import { Tabs } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { MESSAGE_TYPES, type MessageType } from "~/api/message";
import classes from "./message-tabs.module.css";

type Props = {
  value: MessageType;
  onChange: (type: MessageType) => void;
  /** Undefined without messages. */
  unread: Record<MessageType, number> | undefined;
  isLoading: boolean;
  /** The list of the selected tab. */
  children: ReactNode;
};

/** One tab for each type of message, with its unread count. */
export function MessageTabs({ value, onChange, unread, isLoading, children }: Props) {
  const { t } = useTranslation("inbox");
  const select = (next: string | null) => {
    const type = MESSAGE_TYPES.find((known) => known === next);
    if (type) onChange(type);
  };
  return (
    <Tabs value={value} onChange={select} keepMounted={false} className={classes.tabs}>
      <Tabs.List aria-label={t("types")}>
        {MESSAGE_TYPES.map((type) => (
          <Tabs.Tab
            key={type}
            value={type}
            rightSection={<Unread count={isLoading ? undefined : (unread?.[type] ?? 0)} />}
          >
            {t(`type.${type}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {MESSAGE_TYPES.map((type) => (
        <Tabs.Panel key={type} value={type} className={classes.panel}>
          {children}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

function Unread({ count }: { count: number | undefined }) {
  const { t } = useTranslation("inbox");
  if (count === undefined) return <span className={classes.count} />;
  if (count === 0) return null;
  return (
    <span className={classes.count}>
      {count}
      <span className="visually-hidden"> {t("unread")}</span>
    </span>
  );
}
