import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { groupForm } from "~/api/form";
import { FIELD_PATHS, FIELDS, labelKeys } from "~/features/parameters/parameter-definitions";
import { fieldErrors } from "~/lib/forms/form-rules";
import { type GroupValues, groupRules } from "~/routes/form/group/group-form-rules";
import { choicesFor, groupValues } from "~/routes/form/group/group-values";

const EMPTY: GroupValues = {
  video: {
    mode: "",
    acquisition: { resolution: "", frameRate: "" },
    encoding: { resolution: "", rate: { min: "", max: "", default: "" }, frameRate: "", profile: "" },
  },
  audio: {
    mode: "",
    acquisition: { channels: "" },
    encoding: { channels: "", rate: "", profile: "" },
  },
  explanation: "",
};

const rules = groupRules((rule) => rule, choicesFor(EMPTY));

type Values = { [name: string]: string | number | Values };
const FILLED: Values = {
  video: {
    mode: "custom",
    acquisition: { resolution: "720*1280", frameRate: "15" },
    encoding: {
      resolution: "720*1280",
      rate: { min: "300", max: "1500", default: "800" },
      frameRate: "15",
      profile: "high",
    },
  },
  audio: {
    mode: "mode1",
    acquisition: { channels: "8" },
    encoding: { channels: "8", rate: "128", profile: "AAC-LC" },
  },
  explanation: "",
};
const SENT = {
  video: {
    mode: "custom",
    acquisition: { resolution: "720*1280", frameRate: 15 },
    encoding: {
      resolution: "720*1280",
      rate: { min: 300, max: 1500, default: 800 },
      frameRate: 15,
      profile: "high",
    },
  },
  audio: {
    mode: "mode1",
    acquisition: { channels: 8 },
    encoding: { channels: 8, rate: 128, profile: "AAC-LC" },
  },
  explanation: "",
};

function withValue(values: Values, [name = "", ...rest]: string[], value: string | number): Values {
  const inner = values[name];
  return { ...values, [name]: typeof inner === "object" ? withValue(inner, rest, value) : value };
}
const wrongWith = (path: string, value: string | number) =>
  fieldErrors(rules, withValue(FILLED, path.split("."), value));

test("a complete form is valid, and sent as the contract says", () => {
  expect(fieldErrors(rules, FILLED)).toEqual({});
  expect(v.parse(groupForm, v.parse(rules, FILLED))).toEqual(SENT);
});

test("in an empty form every field but the explanation is invalid, in the order of the page", () => {
  expect(Object.keys(fieldErrors(rules, EMPTY))).toEqual(FIELD_PATHS);
});

describe.each(FIELD_PATHS.map((path) => ({ path, ...FIELDS[path] })))("$path", (field) => {
  const { path } = field;

  if ("choices" in field) {
    test.each(field.choices)("accepts %s", (choice) => expect(wrongWith(path, choice)).toEqual({}));
    test.each(["", "other", 5])("rejects %j", (value) => expect(wrongWith(path, value)).toHaveProperty([path]));
    return;
  }
  const { min, max } = field.range;
  test.each([
    ["", "enter"],
    [String(min - 1), "range"],
    [String(max + 1), "range"],
    [`${min}.5`, "range"],
    [`${min},5`, "range"],
    [`-${max}`, "range"],
    [`${min}e0`, "range"],
    ["0x1", "range"],
    ["-", "range"],
  ])("gives %j the error %s", (value, message) => {
    expect(wrongWith(path, value)[path]).toBe(message);
  });
  test.each([min, max])("accepts its limit %i", (value) => {
    expect(wrongWith(path, String(value))[path]).not.toBe("range");
  });
});

describe("the three rates", () => {
  const RATE = "video.encoding.rate";
  const wrong = (min: number | string, max: number | string, standard: number | string) => {
    const rate = { min, max, default: standard };
    const set = (values: Values, name: keyof typeof rate) =>
      withValue(values, [...RATE.split("."), name], String(rate[name]));
    return fieldErrors(rules, set(set(set(FILLED, "min"), "max"), "default"));
  };

  test.each<[number | string, number | string, number | string, Record<string, string>]>([
    [150, 1800, 800, {}],
    [300, 300, 300, {}],
    [300, 800, 300, {}],
    [300, 800, 800, {}],
    [1600, 800, 500, { min: "minAboveMax" }],
    [1600, 800, 800, { min: "minAboveMax" }],
    [1900, 800, 500, { min: "range" }],
    [300, 200, 800, { max: "maxBelowMin" }],
    [300, 200, 300, { max: "maxBelowMin" }],
    [300, 100, 800, { max: "range" }],
    [800, 300, 500, { max: "maxBelowMin" }],
    [300, 800, 299, { default: "defaultBelowMin" }],
    [300, 800, 801, { default: "defaultAboveMax" }],
    ["", 800, 900, { min: "enter", default: "defaultAboveMax" }],
    [300, "", 200, { max: "enter", default: "defaultBelowMin" }],
    [800, 300, "", { max: "maxBelowMin", default: "enter" }],
    [100, 800, 120, { min: "range", default: "range" }],
  ])("%j to %j with %j have the errors %j", (min, max, standard, expected) => {
    const named = Object.entries(expected).map(([name, message]) => [`${RATE}.${name}`, message]);
    expect(wrong(min, max, standard)).toEqual(Object.fromEntries(named));
  });

  test("are valid exactly when all are whole numbers within the range, in their order", () => {
    const rate = fc.integer({ min: 100, max: 1900 });
    fc.assert(
      fc.property(rate, rate, rate, (min, max, standard) => {
        const right = 150 <= min && min <= standard && standard <= max && max <= 1800;
        expect(Object.keys(wrong(min, max, standard)).length === 0).toBe(right);
      }),
    );
  });
});

test.each([
  ["", undefined],
  ["字".repeat(200), undefined],
  ["字".repeat(201), "explanation"],
])("the explanation %j has the error %s", (text, message) => {
  expect(wrongWith("explanation", text).explanation).toBe(message);
});

test("the explanation is sent without the spaces around it", () => {
  expect(v.parse(rules, { ...FILLED, explanation: " 第一行\n 第二行 \n" }).explanation).toBe("第一行\n 第二行");
});

test.each([
  ["video.encoding.rate.min", { card: "video", field: "rateMin" }],
  ["audio.encoding.rate", { card: "audio", field: "encodingRate" }],
  ["explanation", { card: "explanation", field: "explanation" }],
])("%s is sent as %j", (path, name) => {
  expect(labelKeys(path)).toEqual(name);
});

test.each([
  ["模式1", "mode1"],
  ["模式 1", "mode1"],
  ["自定义", "custom"],
  ["别的", ""],
])("the mode %s of a profile is read as %j", (text, mode) => {
  const names = { custom: "自定义", mode1: "模式 1", mode2: "模式 2" };
  const { video, audio } = SENT;
  const values = groupValues({ video: { ...video, mode: text }, audio }, (known) => names[known]);
  expect(values.video.mode).toBe(mode);
});
