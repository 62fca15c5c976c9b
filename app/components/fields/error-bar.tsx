import { Button, Group, Popover, UnstyledButton } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./error-bar.module.css";

export type FieldError = { path: string; group: string; text: string };

type Props = {
  title: string;
  /** In the order of the fields. */
  errors: readonly FieldError[];
  /** The paths of all fields, in their order. */
  order: readonly string[];
  /** Focuses the field. */
  onSelect: (path: string) => void;
};

/** The number of a form's errors in one line, the way from one to the next, and a list of all of them. */
export function ErrorBar({ title, errors, order, onSelect }: Props) {
  const { t } = useTranslation("console");
  const [opened, list] = useDisclosure(false);
  const [current, setCurrent] = useState(errors[0]?.path ?? "");

  function select(path: string | undefined) {
    if (path === undefined) return;
    list.close();
    setCurrent(path);
    onSelect(path);
  }
  /** The current field may have been corrected, so the next error is found by its place. */
  function move(step: 1 | -1) {
    const ring = step === 1 ? errors : [...errors].reverse();
    const isBehind = ({ path }: FieldError) => (order.indexOf(path) - order.indexOf(current)) * step > 0;
    select((ring.find(isBehind) ?? ring[0])?.path);
  }
  const groups = [...new Set(errors.map(({ group }) => group))];
  return (
    <Group gap="xs" className={classes.bar} data-one={errors.length === 1 || undefined}>
      <Popover opened={opened} onChange={list.toggle} position="top-start" trapFocus>
        <Popover.Target>
          <Button variant="subtle" color="red.9" size="compact-md" className={classes.title} onClick={list.toggle}>
            {title}
          </Button>
        </Popover.Target>
        <Popover.Dropdown aria-label={title} className={classes.list}>
          {groups.map((group) => (
            <section key={group}>
              <h3 className={classes.group}>{group}</h3>
              <ul className={classes.lines}>
                {errors
                  .filter((error) => error.group === group)
                  .map(({ path, text }) => (
                    <li key={path}>
                      <UnstyledButton className={classes.line} onClick={() => select(path)}>
                        {text}
                      </UnstyledButton>
                    </li>
                  ))}
              </ul>
            </section>
          ))}
        </Popover.Dropdown>
      </Popover>
      <Button className={classes.step} variant="default" size="compact-md" onClick={() => move(-1)}>
        {t("errors.previous")}
      </Button>
      <Button className={classes.step} variant="default" size="compact-md" onClick={() => move(1)}>
        {t("errors.next")}
      </Button>
    </Group>
  );
}
