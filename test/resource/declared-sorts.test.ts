import { expectTypeOf, test } from "vitest";
import type { FieldProblem } from "~/resource/declaration-problems";
import type { Field } from "~/resource/fields/field";
import type { shown } from "~/resource/fields/shown";

/** What the compiler says of a column of this kind, in a list whose call has this query. */
type ProblemOf<Query, Kind> = FieldProblem<"length", Kind, { id: number; length: number }, Query, object, object>;
type Sorted = Field<number, { column: { sort: true } }>;
type Shown<Column extends { width: number; sort?: boolean }> = ReturnType<typeof shown<number, Column>>;
type SortedText = Shown<{ width: 80; sort: true }>;

test("a column is sorted only where the call sorts by it in both directions, also one that is only shown", () => {
  type NotSorted = { sortProblem: "the call does not sort by it" };
  expectTypeOf<ProblemOf<{ sort?: "length" | "-length" }, Sorted>>().toEqualTypeOf<unknown>();
  expectTypeOf<ProblemOf<{ sort?: "length" | "-length" }, SortedText>>().toEqualTypeOf<unknown>();
  expectTypeOf<ProblemOf<{ sort?: string }, SortedText>>().toEqualTypeOf<unknown>();
  expectTypeOf<ProblemOf<{ sort?: "length" }, Sorted>>().toEqualTypeOf<NotSorted>();
  expectTypeOf<ProblemOf<{ sort?: "length" }, SortedText>>().toEqualTypeOf<NotSorted>();
  expectTypeOf<ProblemOf<{ sort?: "name" | "-name" }, SortedText>>().toEqualTypeOf<NotSorted>();
  expectTypeOf<ProblemOf<{ name?: string }, SortedText>>().toEqualTypeOf<{ sortProblem: "the call does not sort" }>();
  expectTypeOf<ProblemOf<{ name?: string }, Shown<{ width: 80 }>>>().toEqualTypeOf<unknown>();
});
