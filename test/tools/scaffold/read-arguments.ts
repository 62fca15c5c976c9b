import { readDocument } from "./contract/document";
import { type Reading, readList } from "./contract/read-list";
import { parseEntity } from "./entity";
import { InputError } from "./input-error";

/** Reads the arguments of `npm run new`: a list in words, or one of an OpenAPI document. Throws an InputError. */
export async function readArguments(args: readonly string[]): Promise<Reading> {
  const [first, file, path, ...names] = args;
  if (first !== "--from") return { entity: parseEntity(args), notes: [] };
  if (!file || !path)
    throw new InputError("a document and a path are missing, such as --from openapi.json /api/orders");
  const [name, chinese, english, ...fields] = names;
  if (fields.length > 0) throw new InputError(`the fields are those of the document: leave out ${fields.join(" ")}`);
  return readList(await readDocument(file), path, { name, chinese, english });
}
