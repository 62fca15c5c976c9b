import { Tabs } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { MessageContent } from "./message-row";
import classes from "./message-tabs.module.css";

type Type = MessageContent["type"];

type Props = {
  types: readonly Type[];
  value: Type;
  onChange: (type: Type) => void;
  /** Undefined without messages. */
  unread: Record<Type, number> | undefined;
  isLoading: boolean;
  /** The list of the selected tab. */
  children: ReactNode;
};

/** One tab for each type of message, with its unread count. */
export function MessageTabs({ types, value, onChange, unread, isLoading, children }: Props) {
  const { t } = useTranslation("message");
  const select = (next: string | null) => {
    const type = types.find((known) => known === next);
    if (type) onChange(type);
  };
  return (
    <Tabs value={value} onChange={select} keepMounted={false} className={classes.tabs}>
      <Tabs.List aria-label={t("types")}>
        {types.map((type) => (
          <Tabs.Tab
            key={type}
            value={type}
            rightSection={<Unread count={isLoading ? undefined : (unread?.[type] ?? 0)} />}
          >
            {t(`type.${type}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {types.map((type) => (
        <Tabs.Panel key={type} value={type} className={classes.panel}>
          {children}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

function Unread({ count }: { count: number | undefined }) {
  const { t } = useTranslation("message");
  if (count === undefined) return <span className={classes.count} />;
  if (count === 0) return null;
  return (
    <span className={classes.count}>
      {count}
      <span className="visually-hidden"> {t("unread")}</span>
    </span>
  );
}
