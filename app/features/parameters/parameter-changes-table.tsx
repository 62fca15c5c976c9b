import { Table } from "@mantine/core";
import { useTranslation } from "react-i18next";
import classes from "./parameter-changes-table.module.css";
import { FIELD_PATHS, type FieldPath, labelKeys } from "./parameter-definitions";
import { useParameterParts, useParameterText } from "./use-parameter-text";

type Props = { paths: readonly FieldPath[]; before: unknown; after: unknown };

const CHANGE = ["name", "before", "after"] as const;
const SUBMISSION = ["name", "previous", "submitted"] as const;

/** Parameters before and after a change. None is struck out: a change takes effect only after its review. */
export function ParameterChangesTable({ paths, before, after, isSubmitted }: Props & { isSubmitted?: true }) {
  const { t } = useTranslation(["parameters", "group"]);
  return (
    <Table className={classes.table}>
      <Table.Thead>
        <Table.Tr>
          {(isSubmitted ? SUBMISSION : CHANGE).map((column) => (
            <Table.Th key={column} scope="col">
              {t(`changes.${column}`)}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {paths.map((path) => (
          <Table.Tr key={path}>
            <Table.Th scope="row" fw={400}>
              {`${t(`group:cards.${labelKeys(path).card}`)} · ${t(`fields.${labelKeys(path).field}`)}`}
            </Table.Th>
            <Table.Td c="var(--text-3)">
              <Value of={before} path={path} />
            </Table.Td>
            <Table.Td>
              <Value of={after} path={path} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function Value({ of, path }: { of: unknown; path: FieldPath }) {
  const [text, unit] = useParameterParts()(of, path);
  return (
    <>
      {text}
      {unit && <small className={classes.unit}> {unit}</small>}
    </>
  );
}

/** All parameters of a submission: those that were changed, and the others folded below. */
export function AllParameterChanges({ before, after }: Omit<Props, "paths">) {
  const { t } = useTranslation("parameters");
  const textOf = useParameterText();
  const isChanged = (path: FieldPath) => textOf(before, path) !== textOf(after, path);
  const changed = FIELD_PATHS.filter(isChanged);
  const others = FIELD_PATHS.filter((path) => !isChanged(path));
  return (
    <div className={classes.all}>
      {changed.length > 0 && <ParameterChangesTable isSubmitted paths={changed} before={before} after={after} />}
      {others.length > 0 && (
        <details className={classes.others}>
          <summary>{t("unchanged", { count: others.length })}</summary>
          <ParameterChangesTable isSubmitted paths={others} before={before} after={after} />
        </details>
      )}
    </div>
  );
}
