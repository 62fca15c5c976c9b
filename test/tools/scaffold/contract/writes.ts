import { formSchema } from "../fields";
import type { Field } from "../kinds";
import { dataOf } from "./answer";
import type { Document } from "./document";
import { type Method, type Operation, operationOf } from "./operation";
import { type Shape, shapeOf } from "./schema";

/** The operations beside that of the list. */
export type Operations = { onePath: string | undefined } & Partial<
  Record<"read" | "create" | "replace" | "change" | "removeOne" | "remove" | "importRows", Operation>
>;

export function operationsBeside(document: Document, path: string): Operations {
  const onePath = Object.keys(document.paths).find(
    (other) => other.startsWith(`${path}/{`) && /^\{[^{}/]+\}$/.test(other.slice(path.length + 1)),
  );
  const one = (method: Method) => (onePath ? operationOf(document, onePath, method) : undefined);
  return {
    onePath,
    read: one("get"),
    create: operationOf(document, path, "post"),
    replace: one("put"),
    change: one("patch"),
    removeOne: one("delete"),
    remove: operationOf(document, path, "delete"),
    importRows: operationOf(document, `${path}/import`, "post"),
  };
}

/** What is sent with an operation. */
export const bodyOf = (document: Document, operation: Operation | undefined, where: string): Shape | undefined =>
  operation?.body === undefined ? undefined : shapeOf(document, operation.body, where);

/** An operation answers a record, which the console then shows. */
export function answersRecord(document: Document, operation: Operation | undefined): boolean {
  if (operation?.answer === undefined) return false;
  return "id" in dataOf(document, operation.answer, "the answer").shape.properties;
}

/** The reason why records cannot be created, or changed, by a form; undefined if they can. */
export function problemOfWrite(
  document: Document,
  operation: Operation,
  body: Shape | undefined,
  fields: readonly Field[],
): string | undefined {
  if (!body || Object.keys(body.properties).length === 0) return "it takes no fields as JSON";
  const typed = fields.filter((field) => formSchema(field) !== undefined).map(({ name }) => name);
  const isSet = (name: string) => shapeOf(document, body.properties[name] ?? {}, name).readOnly === true;
  const missing = body.required.filter((name) => !typed.includes(name) && !isSet(name));
  if (missing.length > 0) return `it requires ${missing.join(", ")}, which the form cannot fill in`;
  if (!typed.some((name) => name in body.properties)) return "it takes none of the fields";
  return answersRecord(document, operation) ? undefined : "it does not answer the record";
}

/** Records are imported as the console sends them. */
export function importsRows(document: Document, operation: Operation | undefined): boolean {
  const body = bodyOf(document, operation, "the import");
  if (!operation || !body || !("rows" in body.properties)) return false;
  return (
    operation.answer !== undefined && "created" in dataOf(document, operation.answer, "the import").shape.properties
  );
}

/** Records are deleted by a list of ids. */
export const removesIds = (document: Document, operation: Operation | undefined): boolean =>
  "ids" in (bodyOf(document, operation, "the deletion")?.properties ?? {});
