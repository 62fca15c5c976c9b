import { Title } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./card.module.css";

type Props = { id: string; title: string; icon?: ReactNode; aside?: ReactNode };

export function CardTitle({ id, title, icon, aside }: Props) {
  return (
    <header className={classes.header}>
      {icon}
      <Title order={3} id={id} tabIndex={-1} className={classes.name} title={title}>
        {title}
      </Title>
      {aside}
    </header>
  );
}
