import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { memoryStorage } from "#mocks/backend/storage";
import { policies } from "#mocks/data/policies";
import { createQualityInspection, listQualityInspections } from "~/api/card";
import { submitGroupForm } from "~/api/form";
import { changePolicy, createPolicy, listPolicies, type Policy, setPoliciesStatus } from "~/api/policy";
import { listOperationLog } from "~/api/profile";
import { getUser, saveUser } from "~/api/user";
import { calls } from "../contract/calls";
import { inputs } from "../contract/inputs";
import { createCaller, NOW } from "./caller";

const HAN = /\p{Script=Han}/u;
const EN = { language: "en-US" };
const FIRST = { query: { current: 1, pageSize: 100 } };
const POLICY = { name: "新集合 New one", contentType: "img", filterType: "rules", count: 7, status: "online" };

function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** Stored by their Chinese names, which the console translates. */
const PLACES = ["中国", "北京市", "浙江省"];
/** Made of a text and any number. */
const NUMBERED = /^(\d 声道|视频类001)/;

const reads = calls.filter(({ call: { spec } }) => spec.kind === "read");
test.each(reads)("answers $name to an English caller without a Chinese word", async ({ name, call }) => {
  for (const as of ["admin", "user"] as const) {
    const { body } = await createCaller().call(call, { as, ...inputs[name], ...EN });
    expect(textsOf(body).filter((text) => HAN.test(text) && !PLACES.includes(text))).toEqual([]);
  }
});

test("answers in Chinese without a language, and for any other", async () => {
  for (const language of [undefined, "zh-CN", "fr-FR"])
    expect(await createCaller().data(getUser, { language })).toMatchObject({
      name: "王立群",
      jobName: "前端开发工程师",
    });
  expect(await createCaller().data(getUser, EN)).toMatchObject({ name: "Wang Liqun", jobName: "Frontend engineer" });
});

test("refuses in the caller's language", async () => {
  const refused = await createCaller().call(createPolicy, { as: "admin", body: { ...POLICY, name: "" }, ...EN });
  expect(refused.body.message).toBe("Collection name must not be empty");
  const wrong = await createCaller().call(createPolicy, { as: "admin", body: { ...POLICY, count: "x" }, ...EN });
  expect(wrong.body.message).toBe("Wrong parameter: count");
});

test("searches and sorts the words that the caller sees", async () => {
  const { data } = createCaller();
  const find = async (name: string, language?: string) =>
    (await data(listPolicies, { query: { ...FIRST.query, name }, language })).list.map((policy) => policy.name);
  expect(await find("museum", "en-US")).toEqual(["A night at the museum"]);
  expect(await find("博物馆", "en-US")).toEqual([]);
  expect(await find("博物馆")).toEqual(["博物馆夜游"]);
});

test("what was typed stays as typed, and an example that an English caller sends back stays an example", async () => {
  const { data } = createCaller();
  const created = await data(createPolicy, { body: POLICY, ...EN });
  expect(created.name).toBe(POLICY.name);
  const [, example] = (await data(listPolicies, { ...FIRST, ...EN })).list;
  expect(example?.name).toBe("City nights in short videos");
  await data(changePolicy, { params: { id: 55 }, body: { name: example?.name, count: 8 }, ...EN });
  const { list } = await data(listPolicies, FIRST);
  expect(list.slice(0, 2)).toMatchObject([{ name: POLICY.name }, { name: "城市夜色短视频精选", count: 8 }]);

  const { name, email, introduction, address, countryRegion, area } = await data(getUser, EN);
  await data(saveUser, { body: { name, email, introduction, address: `${address} B`, countryRegion, area }, ...EN });
  expect(await data(getUser)).toMatchObject({
    name: "王立群",
    address: `${address} B`,
    area: ["北京市", "市辖区", "海淀区"],
  });
});

test("records that were stored in one language are read in the other, also by a backend started later", async () => {
  const storage = memoryStorage();
  const first = createCaller(storage);
  await first.data(createQualityInspection, { body: { title: "Mine" } });
  await first.data(submitGroupForm, { ...inputs["form.submitGroupForm"], ...EN });
  const later = createCaller(storage);
  expect((await later.data(listQualityInspections, EN)).slice(0, 2)).toMatchObject([
    { title: "Mine", data: [{ label: "Pending" }, { label: "Backlog" }, { label: "Samples" }] },
    { title: "Videos - imported" },
  ]);
  const [english] = await later.data(listOperationLog, EN);
  expect(english).toMatchObject({ contentNumber: "Video 001006", operator: { name: "Wang Liqun" } });
  expect(textsOf(english).filter((text) => HAN.test(text))).toEqual([]);
  const [chinese, ...others] = await later.data(listOperationLog);
  expect(chinese).toMatchObject({ contentNumber: "视频类001006", operator: { name: "王立群" } });
  for (const { contentNumber } of others) expect(contentNumber).toMatch(/^视频类/);
});

test("translates what an English caller is answered and sends, and leaves all other records as they are stored", async () => {
  const copied: Policy["id"][] = [];
  const records = policies(NOW, 60).map(
    (policy): Policy =>
      new Proxy(policy, {
        ownKeys(target) {
          copied.push(target.id);
          return Reflect.ownKeys(target);
        },
      }),
  );
  const storage = memoryStorage();
  await storage.update("policies", () => ({ version: 1, records }));
  const { data } = createCaller(storage);
  const query = { current: 2, pageSize: 3, name: "the", sort: "-count" };
  const { list } = await data(listPolicies, { query, ...EN });
  expect(list.map(({ name }) => name)).toEqual([
    "Along the plateau railway",
    "Behind the scenes",
    "Live from the marathon",
  ]);
  await data(setPoliciesStatus, { body: { ids: [3], status: "offline" }, ...EN });
  expect(new Set(copied)).toEqual(new Set([...list.map(({ id }) => id), 3]));
});

/** The literals of a source that have Chinese words but no English ones beside them. */
function untranslated(source: string): string[] {
  const code = source.replace(/^\s*(\/?\*|\/\/).*$/gm, "");
  const left = code.replace(/bilingual\(\s*(["`])[^"`]*\1,\s*(["`])[^"`]*\2,?\s*\)/g, "");
  return (left.match(/"[^"\n]*"|`[^`]*`/g) ?? []).map((text) => text.slice(1, -1)).filter((text) => HAN.test(text));
}

test("every Chinese text of the demonstration has its English beside it", () => {
  const files = readdirSync("mocks", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));
  const left = files.flatMap((file) => untranslated(readFileSync(`mocks/${file}`, "utf8")));
  expect(left.filter((text) => !PLACES.includes(text) && !NUMBERED.test(text))).toEqual([]);
});
