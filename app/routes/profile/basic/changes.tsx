import { Table } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { ParameterChange } from "~/api/profile";
import { useFormat } from "~/i18n/format";
import { joined } from "~/i18n/joined";
import type { Field } from "~/resource/fields/field";
import { translate } from "~/resource/resource-texts";
import classes from "./changes.module.css";

const COLUMNS = ["name", "before", "after"] as const;

const summary = (changes: readonly ParameterChange[]) =>
  joined(
    "forms:joined.reasons",
    changes.map(({ name: field, before, after }) => translate("resource:conflict.change", { field, before, after })),
  );

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
              <del>
                <LoggedValue text={change.before} />
              </del>
            </Table.Td>
            <Table.Td>
              <ins>
                <LoggedValue text={change.after} />
              </ins>
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

/** A figure with one of the units of parameters, as elsewhere; any other text as the server writes it. */
function LoggedValue({ text }: { text: string }) {
  const { t } = useTranslation("parameters");
  const format = useFormat();
  const unit = Object.values(t("units", { returnObjects: true })).find((known) => text.endsWith(` ${known}`));
  const figure = unit ? text.slice(0, -unit.length - 1) : "";
  if (!/^[1-9]\d{0,14}$/.test(figure)) return text;
  return (
    <>
      {format.number(Number(figure))}
      {"\u00a0"}
      <small>{unit}</small>
    </>
  );
}
