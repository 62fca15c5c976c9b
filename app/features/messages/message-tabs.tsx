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
  /** Undefined until the messages are loaded. */
  unread?: Record<Type, number>;
  /** The list of the selected tab. */
  children: ReactNode;
};

/** One tab for each type of message, with its unread count. */
export function MessageTabs({ types, value, onChange, unread, children }: Props) {
  const { t } = useTranslation("message");
  const select = (next: string | null) => {
    const type = types.find((known) => known === next);
    if (type) onChange(type);
  };
  return (
    <Tabs value={value} onChange={select} keepMounted={false} className={classes.tabs}>
      <Tabs.List aria-label={t("types")}>
        {types.map((type) => (
          <Tabs.Tab key={type} value={type} rightSection={<Unread count={unread?.[type] ?? 0} />}>
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

function Unread({ count }: { count: number }) {
  const { t } = useTranslation("message");
  if (count === 0) return null;
  return (
    <span className={classes.count}>
      {count}
      <span className="visually-hidden"> {t("unread")}</span>
    </span>
  );
}
