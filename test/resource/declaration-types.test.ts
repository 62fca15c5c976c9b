import { expectTypeOf, test } from "vitest";
import type { changePolicy, listPolicies, Policy, PolicyForm } from "~/api/policy";
import type { Translations } from "~/i18n/translations";
import type {
  ActionProblem,
  FieldProblem,
  NamespaceProblem,
  SeveralSortsProblem,
  VersionProblem,
} from "~/resource/declaration-problems";
import type { choices } from "~/resource/fields/choices";
import type { day } from "~/resource/fields/day";
import type { Field, Maybe } from "~/resource/fields/field";
import type { flag } from "~/resource/fields/flag";
import type { image } from "~/resource/fields/image";
import type { link } from "~/resource/fields/link";
import type { longText } from "~/resource/fields/long-text";
import type { money } from "~/resource/fields/money";
import type { number } from "~/resource/fields/number";
import type { person } from "~/resource/fields/person";
import type { ReferenceOptions, reference } from "~/resource/fields/reference";
import type { changeLabel } from "../support/versioned";

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
  expectTypeOf<NamespaceProblem<"name" | "number", Translations["policies"]>>().toEqualTypeOf<unknown>();
});

test("a declaration at odds with its calls or its translations is refused", () => {
  expectTypeOf<ProblemOf<"price", string, object>>().toEqualTypeOf<{ problem: "the record has no such value" }>();
  expectTypeOf<ProblemOf<"name", number, object>>().toEqualTypeOf<{
    problem: "the record's value is of another type";
  }>();
  expectTypeOf<ProblemOf<"createdTime", string, { filter: { from: "since"; to: "createdTo" } }>>().toEqualTypeOf<{
    filterProblem: "the call's query has no such condition";
  }>();
  expectTypeOf<ProblemOf<"count", number, { filter: "part" }>>().toEqualTypeOf<{
    filterProblem: "the call's query has no such condition";
  }>();
  expectTypeOf<ProblemOf<"number", string, { column: { sort: true } }>>().toEqualTypeOf<{
    sortProblem: "the call does not sort by it";
  }>();
  expectTypeOf<ProblemOf<"status", string, { values: readonly ("online" | "gone")[] }>>().toEqualTypeOf<{
    translationProblem: "the namespace does not translate every value";
  }>();
  expectTypeOf<ProblemOf<"actions", string, object>>().toEqualTypeOf<{
    problem: "a column of the table has this name";
  }>();
  expectTypeOf<ProblemOf<"createdTime", string, { filter: { from: "current"; to: "createdTo" } }>>().toEqualTypeOf<{
    filterProblem: "a parameter of the address has this name";
  }>();
  expectTypeOf<ActionProblem<"publish", Translations["policies"]>>().toEqualTypeOf<{
    problem: "the namespace does not translate the action";
  }>();
  expectTypeOf<NamespaceProblem<"name" | "price", Translations["policies"]>>().toEqualTypeOf<{
    problem: "the namespace does not translate field.price";
  }>();
  expectTypeOf<NamespaceProblem<"name", Translations["screens"]>>().toEqualTypeOf<{
    problem: "the namespace lacks table, entity, entities, counted_other or field";
  }>();
});

type Tagged = {
  id: number;
  length: number | null;
  paid: boolean;
  open: boolean;
  tags: ("new" | "old")[];
  owner: { name: string };
  parent: { id: number; title: string };
};
type TaggedQuery = { lengthFrom?: string; lengthTo?: string; since?: string; until?: string };
type TaggedWords = { tags: { new: string; old: string }; open: { true: string } };
type TaggedProblem<Name extends string, F> = FieldProblem<
  Name,
  F,
  Tagged,
  TaggedQuery,
  { tags: string[] },
  TaggedWords
>;

test("each mistake of a field is named beside the others", () => {
  type Mistakes = ProblemOf<"number", string, { filter: "range"; column: { sort: true }; form: { max: 3 } }>;
  expectTypeOf<Mistakes>().toEqualTypeOf<{
    filterProblem: "the call's query has no such condition";
    sortProblem: "the call does not sort by it";
    formProblem: "the request to create a record has no such value";
  }>();
});

test("a range is two conditions of the query, named by the field or by the declaration", () => {
  type RangeOf<Names> = TaggedProblem<"length", Field<Maybe<number>, { filter: Names }>>;
  expectTypeOf<RangeOf<"range">>().toEqualTypeOf<unknown>();
  expectTypeOf<RangeOf<{ from: "since"; to: "until" }>>().toEqualTypeOf<unknown>();
  expectTypeOf<RangeOf<{ from: "since"; to: "before" }>>().toEqualTypeOf<NoCondition>();
  expectTypeOf<TaggedProblem<"tags", Field<readonly string[], { filter: "range" }>>>().toEqualTypeOf<NoCondition>();
});

test("several columns and several values are asked for only where the call takes a text of them", () => {
  type OneValue = { problem: "the call's query takes one value, not a text of several" };
  expectTypeOf<SeveralSortsProblem<Query>>().toEqualTypeOf<OneValue>();
  expectTypeOf<SeveralSortsProblem<TaggedQuery>>().toEqualTypeOf<{ problem: "the call does not sort" }>();
  expectTypeOf<SeveralSortsProblem<{ sort?: string }>>().toEqualTypeOf<unknown>();
  expectTypeOf<ProblemOf<"status", string, { filter: "several" }>>().toEqualTypeOf<{
    filterProblem: OneValue["problem"];
  }>();
  expectTypeOf<TaggedProblem<"tags", Field<Tagged["tags"], { filter: "several" }>>>().toEqualTypeOf<NoCondition>();
  type OfTags = FieldProblem<
    "tags",
    Field<Tagged["tags"], { filter: "several" }>,
    Tagged,
    { tags?: string },
    object,
    object
  >;
  expectTypeOf<OfTags>().toEqualTypeOf<unknown>();
});

test("records without a value are asked for only where the call's query has a condition for it", () => {
  type LengthOf<Query> = FieldProblem<
    "length",
    Field<Maybe<number>, { orEmpty: true }>,
    Tagged,
    Query,
    object,
    TaggedWords
  >;
  expectTypeOf<LengthOf<{ lengthEmpty?: "true" }>>().toEqualTypeOf<unknown>();
  expectTypeOf<LengthOf<TaggedQuery>>().toEqualTypeOf<{ emptyProblem: "the call's query has no such condition" }>();
});

test("a version is sent back only where the request to change a record takes one", () => {
  expectTypeOf<VersionProblem<typeof changeLabel>>().toEqualTypeOf<unknown>();
  expectTypeOf<VersionProblem<typeof changePolicy>>().toEqualTypeOf<{
    problem: "the request to change a record takes no ifVersion";
  }>();
  expectTypeOf<VersionProblem<unknown>>().toEqualTypeOf<{ problem: "the list does not change records" }>();
});
type NoCondition = { filterProblem: "the call's query has no such condition" };

test("several values are translated one by one; a flag has both words of its own, or none", () => {
  type TagsOf<Value extends string> = TaggedProblem<"tags", ReturnType<typeof choices<Value, object>>>;
  expectTypeOf<TagsOf<"new" | "old">>().toEqualTypeOf<unknown>();
  expectTypeOf<TagsOf<"new" | "lost">>().toEqualTypeOf<{
    translationProblem: "the namespace does not translate every value";
  }>();
  type FlagOf<Name extends string> = TaggedProblem<Name, ReturnType<typeof flag<object>>>;
  expectTypeOf<FlagOf<"paid">>().toEqualTypeOf<unknown>();
  expectTypeOf<FlagOf<"open">>().toEqualTypeOf<{
    translationProblem: "the namespace does not translate true and false";
  }>();
});

test("a form that may send null is refused where the request does not accept it", () => {
  type DayOf<Options, Value> = FieldProblem<
    "day",
    Field<string, Options & { empty: null }>,
    { id: number; day: string },
    object,
    { day: Value },
    object
  >;
  expectTypeOf<DayOf<{ form: { required: true } }, string>>().toEqualTypeOf<unknown>();
  expectTypeOf<DayOf<{ form: object }, string | null>>().toEqualTypeOf<unknown>();
  expectTypeOf<DayOf<object, string>>().toEqualTypeOf<unknown>();
  expectTypeOf<DayOf<{ form: object }, string>>().toEqualTypeOf<{
    formProblem: "the request does not accept null, so the form must require a value";
  }>();
});

test("a kind is refused for a record's value of another type", () => {
  type OtherType = { problem: "the record's value is of another type" };
  expectTypeOf<TaggedProblem<"length", ReturnType<typeof number<object>>>>().toEqualTypeOf<unknown>();
  expectTypeOf<TaggedProblem<"owner", ReturnType<typeof person<object>>>>().toEqualTypeOf<unknown>();
  expectTypeOf<TaggedProblem<"parent", ReturnType<typeof reference<ReferenceOptions>>>>().toEqualTypeOf<unknown>();
  expectTypeOf<TaggedProblem<"paid", ReturnType<typeof money<object>>>>().toEqualTypeOf<OtherType>();
  expectTypeOf<TaggedProblem<"length", ReturnType<typeof flag<object>>>>().toEqualTypeOf<OtherType>();
  expectTypeOf<TaggedProblem<"paid", ReturnType<typeof day<object>>>>().toEqualTypeOf<OtherType>();
  expectTypeOf<TaggedProblem<"owner", ReturnType<typeof link<object>>>>().toEqualTypeOf<OtherType>();
  expectTypeOf<TaggedProblem<"owner", ReturnType<typeof image<object>>>>().toEqualTypeOf<OtherType>();
  expectTypeOf<TaggedProblem<"tags", ReturnType<typeof longText<object>>>>().toEqualTypeOf<OtherType>();
  expectTypeOf<TaggedProblem<"parent", ReturnType<typeof person<object>>>>().toEqualTypeOf<OtherType>();
});
