import { camel, words } from "../english";
import { InputError } from "../input-error";
import type { Document } from "./document";
import type { Operation } from "./operation";
import type { Shape } from "./schema";

type Words = { chinese: string; english: string };

const isChinese = (text: string) => /\p{Script=Han}/u.test(text);
const LONGEST = { chinese: 12, english: 40 };
/** The first sentence of a text, without what cannot stand in a title. */
const sentence = (text: string | undefined) =>
  (text ?? "")
    .split(/[。.；;，,：:（(\n]/)[0]
    ?.replace(/[{}*"]/g, "")
    .trim() ?? "";

/** The first text of each language that is short enough to be a name. */
function named(texts: readonly (string | undefined)[], otherwise: string): Words {
  const candidates = texts.map(sentence).filter((text) => text !== "");
  const chinese = candidates.find((text) => isChinese(text) && text.length <= LONGEST.chinese);
  const english = candidates.find((text) => !isChinese(text) && text.length <= LONGEST.english);
  return { chinese: chinese ?? english ?? otherwise, english: english ?? otherwise };
}

/** The name of a field: its title, or a short description. */
export function labelOf(name: string, { title, description }: Shape): Words {
  // An English description is rather a sentence than a name.
  return named([title, isChinese(description ?? "") ? description : undefined], name);
}

/** The words of a value: its title, or what a description says behind it, as in “paid 已付款”. */
export function wordsOfValue(value: string, title: string | undefined, description = ""): Words {
  const [, said] =
    description.match(new RegExp(`(?<![\\w-])${value}\\s*[:：=—-]?\\s*(\\p{Script=Han}{1,8})`, "u")) ?? [];
  return named([title, said], value);
}

/** Words of a summary that say what the call does, rather than with what. */
const DOING = /^(分页|获取|查询|搜索|读取|所有|全部)+|(的?分页)?(列表|查询|管理|接口|信息|数据)+$/g;
const ENGLISH_DOING =
  /^(list|get|find|search|query|returns?|fetch|read|page)( of)?( all| every)?( the)? |( list| management| api)$/gi;

export type Names = { name?: string; chinese?: string; english?: string };

/** The names of a list: those that were given, and for the others what the document says. */
export function namesFrom(document: Document, path: string, operation: Operation, item: Shape, given: Names) {
  const name = given.name ?? nameOf(path);
  const tagged = operation.tags.flatMap((tag) => [tag, document.tags.find((known) => known.name === tag)?.description]);
  const all = [...tagged, operation.words[0], item.title, item.description];
  const cleaned = all.map((text) => sentence(text).replace(DOING, "").replace(ENGLISH_DOING, ""));
  const chinese = given.chinese ?? cleaned.find((text) => isChinese(text) && text.length <= LONGEST.chinese);
  const english = given.english ?? words(camel(name));
  const notes = chinese ? [] : [`the document has no Chinese title for ${name}: ${english} stands for it`];
  return { name, chinese: chinese ?? english, english, notes };
}

/** The last part of a path that names records, in the plural: `/v1/purchaseOrders/list` is `purchase-orders`. */
function nameOf(path: string): string {
  const parts = path.split("/").filter((part) => part !== "" && !/^(list|page|query|search|all)$/i.test(part));
  const last = parts.at(-1) ?? "";
  const dashed = last
    .replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => `-${letter}`)
    .replace(/[^a-zA-Z0-9]+/g, "-")
    .toLowerCase();
  if (!/^[a-z]/.test(dashed)) throw new InputError(`${path} gives no name: write one behind it, such as orders`);
  return dashed;
}
