import { expectTypeOf, test } from "vitest";
import type { listPolicies, Policy, PolicyForm } from "~/api/policy";
import type { Translations } from "~/i18n/translations";
import type { ActionProblem, FieldProblem } from "~/resource/define-resource";
import type { Field } from "~/resource/fields/field";

/** What the compiler says of a field of a policy that is declared with these options. */
type Query = Parameters<typeof listPolicies>[0]["query"];
type ProblemOf<Name extends string, Value, Options> = FieldProblem<
  Name,
  Field<Value, Options>,
  Policy,
  Query,
  PolicyForm,
  Translations["policies"]
>;

test("a declaration that has a counterpart for all it names is accepted", () => {
  expectTypeOf<ProblemOf<"name", string, { filter: "part"; form: { max: 60 } }>>().toEqualTypeOf<unknown>();
  expectTypeOf<ProblemOf<"count", number, { column: { sort: true } }>>().toEqualTypeOf<unknown>();
  expectTypeOf<
    ProblemOf<"createdTime", string, { filter: { from: "createdFrom"; to: "createdTo" } }>
  >().toEqualTypeOf<unknown>();
  expectTypeOf<ActionProblem<"online", Translations["policies"]>>().toEqualTypeOf<unknown>();
});

test("a declaration at odds with its calls or its translations is refused", () => {
  expectTypeOf<ProblemOf<"price", string, object>>().toEqualTypeOf<{ problem: "the record has no such value" }>();
  expectTypeOf<ProblemOf<"name", number, object>>().toEqualTypeOf<{
    problem: "the record's value is of another type";
  }>();
  expectTypeOf<ProblemOf<"createdTime", string, { filter: { from: "since"; to: "createdTo" } }>>().toEqualTypeOf<{
    problem: "the call's query has no such condition";
  }>();
  expectTypeOf<ProblemOf<"count", number, { filter: "part" }>>().toEqualTypeOf<{
    problem: "the call's query has no such condition";
  }>();
  expectTypeOf<ProblemOf<"number", string, { column: { sort: true } }>>().toEqualTypeOf<{
    problem: "the call does not sort by it";
  }>();
  expectTypeOf<ProblemOf<"number", string, { form: { max: 3 } }>>().toEqualTypeOf<{
    problem: "the request to create a record has no such value";
  }>();
  expectTypeOf<ProblemOf<"status", string, { values: readonly ("online" | "gone")[] }>>().toEqualTypeOf<{
    problem: "the namespace does not translate every value";
  }>();
  expectTypeOf<ActionProblem<"publish", Translations["policies"]>>().toEqualTypeOf<{
    problem: "the namespace does not translate the action";
  }>();
});
