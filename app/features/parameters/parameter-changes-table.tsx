import { Table } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { type FieldPath, labelKeys } from "./parameter-definitions";
import { useParameterText } from "./use-parameter-text";

type Props = {
  paths: readonly FieldPath[];
  before: unknown;
  after: unknown;
  /** Among parameters that are as before. */
  marksChanges?: boolean;
};

/** Parameters before and after a change. */
export function ParameterChangesTable({ paths, before, after, marksChanges }: Props) {
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
        {paths.map((path) => (
          <Table.Tr key={path}>
            <Table.Th scope="row" fw={400} bg="none">
              {`${t(`group:cards.${labelKeys(path).card}`)} · ${t(`fields.${labelKeys(path).field}`)}`}
            </Table.Th>
            <Table.Td>{textOf(before, path)}</Table.Td>
            <Table.Td>
              {marksChanges && textOf(before, path) !== textOf(after, path) ? (
                <ins>{textOf(after, path)}</ins>
              ) : (
                textOf(after, path)
              )}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
