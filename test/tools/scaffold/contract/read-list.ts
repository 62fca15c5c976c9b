import { PAGE_SIZES } from "~/config/limits";
import type { ListCalls } from "../calls";
import { createEntity, type Entity, requireName } from "../entity";
import { InputError } from "../input-error";
import { answerNotes, serverPath } from "./address";
import { listAnswer } from "./answer";
import { completed } from "./completed-field";
import type { Document } from "./document";
import { type FieldReading, fieldOf } from "./field";
import { formNotes } from "./form-notes";
import { operationOf } from "./operation";
import { pageOf } from "./page";
import { sizeName, sortQuery, unusedNotes } from "./query";
import { type Shape, shapeOf } from "./schema";
import { titleField } from "./title-field";
import { type Names, namesFrom } from "./titles";
import { bodyOf, operationsBeside } from "./writes";
import { writesOf } from "./writes-of";

export type Reading = {
  entity: Entity;
  /** What was left out or taken by a guess, and where the server differs from what the console expects; one line each. */
  notes: readonly string[];
};

/** Reads the list that the GET of a path answers. Throws an InputError for what cannot become a list of the console. */
export function readList(document: Document, path: string, given: Names = {}): Reading {
  const operation = path in document.paths ? operationOf(document, path, "get") : undefined;
  if (!operation) throw new InputError(`${path} has no GET in the document: ${knownLists(document)}`);
  if (path.includes("{"))
    throw new InputError(`${path} belongs to another record: a list of the console has no such part`);
  const answer = listAnswer(document, operation.answer, `the answer of ${path}`);
  if (!answer) throw new InputError(`GET ${path} does not answer a list of records: ${knownLists(document)}`);
  const item = shapeOf(document, answer.item, `a record of ${path}`);
  if (!("id" in item.properties)) throw new InputError(`the records of ${path} have no id, which the console needs`);

  const names = namesFrom(document, path, operation, item, given);
  requireName(names.name);
  const beside = operationsBeside(document, path);
  const bodies = [beside.create, beside.change, beside.replace].map((one) =>
    bodyOf(document, one, `what ${path} takes`),
  );
  const readings = Object.entries(item.properties)
    .filter(([name]) => name !== "id")
    .map(([name, node]) =>
      fieldOf(document, names.name, {
        ...{ name, node, isRequired: item.required.includes(name) },
        isSent: bodies.some((body) => isSent(document, body, name)),
      }),
    );
  const read = readings.filter((reading) => "field" in reading);
  if (read.length === 0) throw new InputError(`the records of ${path} have no field that a list can show`);
  const writes = writesOf(
    document,
    path,
    beside,
    read.map(({ field }) => field),
  );
  const page = pageOf(path, answer, operation.parameters);
  const sorting = page.page ? sortQuery(operation.parameters) : undefined;
  const query = sorting && { parameters: operation.parameters, sorted: sorting.fields };
  const fields = read.map((reading) => completed(document, reading, writes.form, query));
  const title = titleField(
    path,
    fields.map(({ field }) => field),
  );
  const calls: ListCalls = {
    ...page,
    ...(page.page && sorting?.sort && sorting.fields.length > 0 && { page: { ...page.page, sort: sorting.sort } }),
    ...serverPath(document, path),
    ...writes.calls,
  };
  const entity = createEntity({ ...names, fields: fields.map(({ field }) => field), title, calls });
  const size = sizeName(operation.parameters);
  const used = [page.page?.current, size, ...(sorting?.used ?? [])].filter((name) => name !== undefined);
  return {
    entity,
    notes: [
      ...names.notes,
      ...readings.flatMap(noteOf),
      ...fields.flatMap(({ field, notes }) => notes.map((note) => `${field.name}: ${note}`)),
      ...(sorting?.note ? [sorting.note] : []),
      ...(size && !page.page
        ? [`the list is read whole, and \`${size}\` is not sent: the server must not keep records back`]
        : []),
      ...(page.maxPageSize && page.maxPageSize < PAGE_SIZES[0]
        ? [`a page has at most ${page.maxPageSize} records, but the console shows ${PAGE_SIZES[0]} at least`]
        : []),
      ...unusedNotes(operation.parameters, entity.fields, used),
      ...writes.notes,
      ...formNotes(document, entity, writes.form),
      ...answerNotes(document, entity, answer),
    ],
  };
}

const noteOf = (reading: FieldReading): string[] => {
  if ("left" in reading) return [reading.left];
  return reading.note ? [reading.note] : [];
};

/** The name is among the properties of a body, and not one that only the server sets. */
const isSent = (document: Document, body: Shape | undefined, name: string): boolean =>
  body?.properties[name] !== undefined && !shapeOf(document, body.properties[name], name).readOnly;

/** The paths that could be asked for instead. */
function knownLists(document: Document): string {
  const known = Object.keys(document.paths).filter((path) => {
    try {
      const found = path.includes("{") ? undefined : operationOf(document, path, "get");
      return found && listAnswer(document, found.answer, path) !== undefined;
    } catch (error) {
      if (error instanceof InputError) return false;
      throw error;
    }
  });
  return known.length > 0 ? `lists are ${known.join(", ")}` : "no GET of it answers a list";
}
