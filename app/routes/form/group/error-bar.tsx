import { Button, Group, Popover, UnstyledButton } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import IconAlertTriangle from "@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs";
import IconChevronLeft from "@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs";
import IconChevronRight from "@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "~/components/actions/icon-button";
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

const STEPS = [
  { by: -1, label: "errors.previous", Icon: IconChevronLeft },
  { by: 1, label: "errors.next", Icon: IconChevronRight },
] as const;

/** The number of a form's errors in one line, the way from one to the next, and a list of all of them. */
export function ErrorBar({ title, errors, order, onSelect }: Props) {
  const { t } = useTranslation("group");
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
    <Group gap={4} wrap="nowrap" className={classes.bar} data-one={errors.length === 1 || undefined}>
      <Popover opened={opened} onChange={list.toggle} position="top-start" trapFocus>
        <Popover.Target>
          <Button
            variant="subtle"
            color="red.9"
            size="compact-md"
            className={classes.title}
            leftSection={<IconAlertTriangle aria-hidden />}
            onClick={list.toggle}
          >
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
      {STEPS.map(({ by, label, Icon }) => (
        <IconButton key={by} className={classes.step} label={t(label)} onClick={() => move(by)}>
          <Icon aria-hidden />
        </IconButton>
      ))}
    </Group>
  );
}
