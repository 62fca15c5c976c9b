import { Table } from "@mantine/core";
import type { ParameterChange } from "~/api/profile";
import type { Field } from "~/resource/fields/field";
import { translate } from "~/resource/words";
import classes from "./changes.module.css";

const COLUMNS = ["name", "before", "after"] as const;

const summary = (changes: readonly ParameterChange[]) =>
  changes.map(({ name, before, after }) => `${name}: ${before} → ${after}`).join("; ");

/** The changed parameters: old beside new in the drawer, one text in a file. */
export const changes: Field<readonly ParameterChange[]> = {
  column: null,
  cell: summary,
  text: summary,
  detail: (value) => (value.length > 0 ? <LoggedChanges changes={value} /> : ""),
  csv: summary,
  filter: null,
  form: null,
};

function LoggedChanges({ changes }: { changes: readonly ParameterChange[] }) {
  return (
    <Table className={classes.changes}>
      <Table.Thead>
        <Table.Tr>
          {COLUMNS.map((column) => (
            <Table.Th key={column} scope="col">
              {translate(`operations:changes.${column}`)}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {changes.map((change) => (
          <Table.Tr key={change.name}>
            <Table.Td>{change.name}</Table.Td>
            <Table.Td>
              <del>{change.before}</del>
            </Table.Td>
            <Table.Td>
              <ins>{change.after}</ins>
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
