import { TextInput } from "@mantine/core";
import { useState } from "react";
import * as v from "valibot";
import { translate } from "~/resource/resource-texts";
import type { Field, FieldFilter, InputProps } from "./field";
import classes from "./or-empty.module.css";
import { conditionsOnly } from "./value-conditions";

/** The condition, `acquiredEmpty=true`; beside it a field has no other. */
const EMPTY = "true";
/** The value of the form. */
const EMPTY_ONLY = { empty: true } as const;
const isEmptyOnly = (value: unknown): boolean => v.is(v.object({ empty: v.literal(true) }), value);

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0);

/** The field of a call that also finds the records without a value, by `<name>Empty=true`. */
export function orEmpty<Value, Options>(field: Field<Value, Options>): Field<Value, Options & { orEmpty: true }> {
  return { ...field, filter: field.filter && withEmpty(field.filter), declared: undefined };
}

function withEmpty(filter: FieldFilter): FieldFilter {
  const none = filter.read([]);
  const ofEmpty = [...none, EMPTY];
  const hasEmpty = (conditions: readonly unknown[]) => conditions[none.length] === EMPTY;
  return {
    ...filter,
    keys: (name) => [...(filter.keys?.(name) ?? [name]), `${name}Empty`],
    read: (texts) => (hasEmpty(texts) ? ofEmpty : [...filter.read(texts.slice(0, none.length)), undefined]),
    toValue: (conditions) => (hasEmpty(conditions) ? EMPTY_ONLY : filter.toValue(conditions)),
    toConditions: (value) => (isEmptyOnly(value) ? ofEmpty : [...filter.toConditions(value), undefined]),
    rule: (context) => v.lazy((value) => (isEmptyOnly(value) ? v.unknown() : filter.rule(context))),
    matches: (value, conditions) => (hasEmpty(conditions) ? isEmpty(value) : filter.matches(value, conditions)),
    text: (conditions, context) =>
      hasEmpty(conditions) ? translate("resource:filters.empty") : filter.text(conditions, context),
    fullText: filter.fullText && ((conditions) => filter.fullText?.(conditions) || translate("resource:filters.empty")),
    only: (value) => (isEmpty(value) ? ofEmpty : toAll(conditionsOnly(filter, value))),
    without: filter.without && ((value, conditions) => toAll(filter.without?.(value, conditions))),
    Input: (props) => <InputOrEmpty {...props} filter={filter} />,
  };
}

const toAll = (conditions: readonly (string | undefined)[] | null | undefined) =>
  conditions ? [...conditions, undefined] : null;

/** The input of a filter, with a box to request the records without a value in its place. */
function InputOrEmpty({ filter: { Input, toValue }, ...input }: InputProps & { filter: FieldFilter }) {
  const { context, defaultValue, value, onChange } = input;
  const [initial, setInitial] = useState(defaultValue ?? value);
  const empty = isEmptyOnly(value === undefined ? initial : value);
  function change(checked: boolean): void {
    const next = checked ? EMPTY_ONLY : toValue([]);
    setInitial(next);
    if (typeof onChange === "function") onChange(next);
  }
  return (
    <div className={classes.field}>
      {empty ? (
        <TextInput label={context.label} value={translate("resource:filters.empty")} readOnly />
      ) : (
        <Input {...input} {...(value === undefined && { defaultValue: initial })} />
      )}
      <label className={classes.empty}>
        <input
          type="checkbox"
          className={classes.box}
          aria-label={translate("resource:filters.isEmpty", { field: context.label })}
          checked={empty}
          onChange={({ currentTarget }) => change(currentTarget.checked)}
        />
        {translate("resource:filters.empty")}
      </label>
    </div>
  );
}
