import { Table } from "@mantine/core";
import { useTranslation } from "react-i18next";
import classes from "./parameter-changes-table.module.css";
import { type FieldPath, labelKeys } from "./parameter-definitions";
import { useParameterText } from "./use-parameter-text";

type Props = { paths: readonly FieldPath[]; before: unknown; after: unknown };

/** Parameters before and after a change. */
export function ParameterChangesTable({ paths, before, after }: Props) {
  const { t } = useTranslation(["parameters", "group"]);
  const textOf = useParameterText();
  return (
    <Table>
      <Table.Thead>
        <Table.Tr>
          {(["name", "before", "after"] as const).map((column) => (
            <Table.Th key={column} scope="col">
              {t(`changes.${column}`)}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {paths.map((path) => {
          const [old, current] = [textOf(before, path), textOf(after, path)];
          return (
            <Table.Tr key={path}>
              <Table.Th scope="row" fw={400} bg="none">
                {`${t(`group:cards.${labelKeys(path).card}`)} · ${t(`fields.${labelKeys(path).field}`)}`}
              </Table.Th>
              <Table.Td>{old === current ? old : <del className={classes.old}>{old}</del>}</Table.Td>
              <Table.Td>{old === current ? current : <ins className={classes.new}>{current}</ins>}</Table.Td>
            </Table.Tr>
          );
        })}
      </Table.Tbody>
    </Table>
  );
}

/** All parameters of a submission: those that were changed, and the others folded below. */
export function AllParameterChanges({ paths, before, after }: Props) {
  const { t } = useTranslation("parameters");
  const textOf = useParameterText();
  const isChanged = (path: FieldPath) => textOf(before, path) !== textOf(after, path);
  const changed = paths.filter(isChanged);
  const others = paths.filter((path) => !isChanged(path));
  return (
    <>
      {changed.length > 0 && <ParameterChangesTable paths={changed} before={before} after={after} />}
      {others.length > 0 && (
        <details className={classes.others}>
          <summary>{t("unchanged", { count: others.length })}</summary>
          <ParameterChangesTable paths={others} before={before} after={after} />
        </details>
      )}
    </>
  );
}
