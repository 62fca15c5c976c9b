import * as v from "valibot";
import { Refusal } from "./refusal";
import { isMultipart } from "./signature";

/** The body checked against the call's schema; undefined for a call without one. Throws a Refusal. */
export async function readBody(request: Request, schema: v.GenericSchema | undefined): Promise<unknown> {
  return schema && checked(schema, await (isMultipart(request) ? readForm(request) : readJson(request)));
}

async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw new Refusal("上传内容无法读取");
  }
}

async function readJson(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    throw new Refusal("请求内容不是有效的 JSON");
  }
}

/** The query checked against the call's schema; undefined for a call without one. Throws a Refusal. */
export function readQuery(
  url: string,
  schema: v.GenericSchema | undefined,
  defaults: Record<string, string> = {},
): unknown {
  if (!schema) return undefined;
  const texts: Record<string, string> = { ...defaults, ...Object.fromEntries(new URL(url).searchParams) };
  return checked(schema, withNumbers(schema, texts));
}

/** A query is text on the wire: what the schema wants as a number is turned into one. */
function withNumbers(schema: v.GenericSchema, texts: Record<string, string>): Record<string, string | number> {
  const { issues = [] } = v.safeParse(schema, texts);
  const wanted = issues.filter((issue) => issue.expected === "number").map((issue) => v.getDotPath(issue));
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, wanted.includes(key) && text.trim() ? Number(text) : text]),
  );
}

function checked(schema: v.GenericSchema, input: unknown): unknown {
  const result = v.safeParse(schema, input);
  if (result.success) return result.output;
  const path = v.getDotPath(result.issues[0]);
  throw new Refusal(path ? `请求参数不正确：${path}` : "请求参数不正确");
}
