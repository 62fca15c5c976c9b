import type { ListCalls } from "../calls";
import { formSchema } from "../fields";
import type { Field } from "../kinds";
import { serverPath } from "./address";
import type { Document } from "./document";
import type { Operation } from "./operation";
import type { Shape } from "./schema";
import { answersRecord, bodyOf, importsRows, type Operations, problemOfWrite, removesIds } from "./writes";

type Writes = {
  calls: Pick<ListCalls, "reads" | "create" | "change" | "remove" | "importRows">;
  /** What the form sends: that of a new record, or of a change where there is none. */
  form: Shape | undefined;
  notes: string[];
};

/** The writes that the console can send, and why it cannot send the others. */
export function writesOf(document: Document, path: string, beside: Operations, fields: readonly Field[]): Writes {
  const { onePath = "" } = beside;
  const notes: string[] = [];
  const bodies = (operation: Operation | undefined) => bodyOf(document, operation, `what ${path} takes`);
  /** The body of an operation that can be sent. */
  function offered(call: string, operation: Operation | undefined): Shape | undefined {
    const body = bodies(operation);
    const problem = operation && problemOfWrite(document, operation, body, fields);
    if (problem) notes.push(`${call} is left out: ${problem}`);
    return problem ? undefined : body;
  }
  const created = offered(`POST ${path}`, beside.create);
  const patched = offered(`PATCH ${onePath}`, beside.change);
  const replaced = patched ? undefined : offered(`PUT ${onePath}`, beside.replace);
  const reads = answersRecord(document, beside.read);
  const changed = patched ?? replaced;
  if (replaced && !reads) notes.push(`PUT ${onePath} is sent what was changed alone: the server must keep the rest`);
  if (created && changed) notes.push(...differences(created, changed, fields));
  const ids = removesIds(document, beside.remove);
  const imports = created !== undefined && importsRows(document, beside.importRows);
  return {
    calls: {
      reads,
      create: created !== undefined,
      change: patched ? "PATCH" : replaced ? "PUT" : null,
      remove: ids ? "ids" : beside.removeOne ? "one" : null,
      importRows: imports ? `${serverPath(document, path).path}/import` : null,
    },
    form: created ?? changed,
    notes,
  };
}

/** The form is the same for new records and changes. */
function differences(created: Shape, changed: Shape, fields: readonly Field[]): string[] {
  const typed = fields.filter((field) => formSchema(field) !== undefined).map(({ name }) => name);
  const only = (one: Shape, other: Shape) =>
    typed.filter((name) => name in one.properties && !(name in other.properties));
  return [
    ...only(created, changed).map((name) => `${name} is offered in a change too, which the document does not take`),
    ...only(changed, created).map((name) => `${name} can only be changed, so the form leaves it out`),
  ];
}
