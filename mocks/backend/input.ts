import * as v from "valibot";
import { BackendError } from "./backend-error";
import { bilingual, type Language } from "./bilingual";
import { isMultipart } from "./signature";

const WRONG_SHAPE = bilingual("请求参数不正确", "The request has wrong parameters");

/**
 * The body, validated by the call's schema, with texts of the demonstration as they are stored; undefined for a call
 * without one. Throws a BackendError.
 */
export async function readBody(
  request: Request,
  schema: v.GenericSchema | undefined,
  { stored }: Language,
): Promise<unknown> {
  if (!schema) return undefined;
  if (!isMultipart(request)) return stored(validate(schema, await readJson(request)));
  // Validates an empty form instead: in jsdom `request.formData()` returns an instance of another class.
  validate(schema, new FormData());
  return readForm(request);
}

function readForm(request: Request): Promise<FormData> {
  return request.formData().catch(() => {
    throw new BackendError(bilingual("上传内容无法读取", "The upload cannot be read"));
  });
}

async function readJson(request: Request): Promise<unknown> {
  const body: unknown = await request.json().catch(() => {
    throw new BackendError(bilingual("请求内容不是有效的 JSON", "The request is not valid JSON"));
  });
  // Valibot accepts an array as an object whose fields are all optional.
  if (Array.isArray(body)) throw new BackendError(WRONG_SHAPE);
  return body;
}

/** The query, validated by the call's schema; undefined for a call without one. Throws a BackendError. */
export function readQuery(
  url: string,
  schema: v.GenericSchema | undefined,
  defaults: Record<string, string> = {},
): unknown {
  if (!schema) return undefined;
  const texts: Record<string, string> = { ...defaults, ...Object.fromEntries(new URL(url).searchParams) };
  return validate(schema, withNumbers(schema, texts));
}

/** Converts the values that the schema expects as numbers, because a query is text. */
function withNumbers(schema: v.GenericSchema, texts: Record<string, string>): Record<string, string | number> {
  const { issues = [] } = v.safeParse(schema, texts);
  const numericKeys = issues.filter((issue) => issue.expected === "number").map((issue) => v.getDotPath(issue));
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, numericKeys.includes(key) && text.trim() ? Number(text) : text]),
  );
}

function validate(schema: v.GenericSchema, input: unknown): unknown {
  const result = v.safeParse(schema, input);
  if (result.success) return result.output;
  const path = v.getDotPath(result.issues[0]);
  throw new BackendError(path ? bilingual(`${WRONG_SHAPE}：${path}`, `Wrong parameter: ${path}`) : WRONG_SHAPE);
}
