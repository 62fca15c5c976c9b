import { describe, expect, test, vi } from "vitest";
import { users } from "#mocks/data/users";
import { normalizeColumns } from "~/resource/columns/column-settings";
import { clampWidth, maxWidth, normalizeWidths } from "~/resource/columns/column-widths";
import { createPreferences, readPreferences } from "~/resource/preferences";
import { session } from "~/session/session";
import { COLUMNS } from "../../support/pinned-fields";

const hidden = (id: string) => ({ id, hidden: true, pin: "none" as const });

describe("the width of a column", () => {
  test.each([
    [59, 60],
    [60, 60],
    [100.4, 100],
    [100.5, 101],
    [600, 600],
    [601, 600],
  ])("of %d px is %d px", (width, expected) => {
    expect(clampWidth(width, 600)).toBe(expected);
  });

  test.each<[unknown, object]>([
    [undefined, {}],
    [null, {}],
    ["wide", {}],
    [
      { name: 100.6, number: 1000, gone: 90 },
      { name: 101, number: 1000 },
    ],
    [{ name: "100", number: Number.NaN }, {}],
    [{ name: 7000, number: true }, { name: 6000 }],
    [{ gone: "90", name: null, number: [90] }, {}],
    [{ name: Number.POSITIVE_INFINITY }, {}],
  ])("is read from %j as %j", (stored, widths) => {
    expect(normalizeWidths(stored, ["name", "number"])).toEqual(widths);
  });
});

test.each([
  [60, 600],
  [600, 600],
  [700, 700],
])("a column of %d px may get %d px", (width, most) => {
  expect(maxWidth(width)).toBe(most);
});

describe("the preferences of a list", () => {
  const DEFAULT = { density: "medium", filtersOpen: true, columns: COLUMNS, widths: {} };
  const stored = (value: object) => readPreferences(value, COLUMNS);

  test.each([[undefined], [null], ["{"], [7], [[]], [{}]])("%j is the default", (value) => {
    expect(readPreferences(value, COLUMNS)).toEqual(DEFAULT);
  });

  test("have closed filters where these do not open by themselves, until the operator has opened them", () => {
    expect(readPreferences({}, COLUMNS, false).filtersOpen).toBe(false);
    expect(readPreferences({ filtersOpen: true }, COLUMNS, false).filtersOpen).toBe(true);
  });

  test.each([
    ["a low page", true],
    ["any other page", false],
  ])("on %s have filters that are closed at first: %j", (_, isLow) => {
    vi.stubGlobal("matchMedia", (query: string) => ({ matches: query === "(height < 50em)" && isLow }));
    const preferences = createPreferences("low", COLUMNS);
    expect(preferences.get().filtersOpen).toBe(!isLow);
    preferences.set({ filtersOpen: true });
    expect(createPreferences("low", COLUMNS).get().filtersOpen).toBe(true);
  });

  test.each([
    ["a low page", "any other one", true],
    ["any other page", "a low one", false],
  ])("that are changed on %s do not say whether the filters are open on %s", (_, __, isLow) => {
    let matches = isLow;
    vi.stubGlobal("matchMedia", () => ({ matches }));
    const list = `changed ${isLow}`;
    const preferences = createPreferences(list, COLUMNS);
    preferences.set({ density: "large" });
    expect(preferences.get()).toMatchObject({ density: "large", filtersOpen: !isLow });
    matches = !isLow;
    expect(createPreferences(list, COLUMNS).get()).toMatchObject({ density: "large", filtersOpen: isLow });
    createPreferences(list, COLUMNS).set({ filtersOpen: !isLow });
    createPreferences(list, COLUMNS).set({ density: "small" });
    expect(createPreferences(list, COLUMNS).get()).toMatchObject({ density: "small", filtersOpen: !isLow });
  });

  test("are read part by part", () => {
    expect(stored({ density: "mini", filtersOpen: "no", widths: { name: 90 } })).toEqual({
      ...DEFAULT,
      density: "mini",
      widths: { name: 90 },
    });
    expect(stored({ density: "tiny", filtersOpen: false, columns: [hidden("name")] })).toMatchObject({
      density: "medium",
      filtersOpen: false,
      columns: normalizeColumns([hidden("name")], COLUMNS),
    });
  });

  test("are stored for each list by its name, and are there when the page is opened again", () => {
    createPreferences("orders", COLUMNS).set({ density: "large", widths: { name: 90 } });
    expect(createPreferences("orders", COLUMNS).get()).toEqual({ ...DEFAULT, density: "large", widths: { name: 90 } });
    expect(createPreferences("bills", COLUMNS).get()).toEqual(DEFAULT);
  });

  test("have a change made to what another tab has stored meanwhile", () => {
    const here = createPreferences("tabs", COLUMNS);
    createPreferences("tabs", COLUMNS).set({ filtersOpen: false, widths: { name: 90 } });
    here.update(({ widths }) => ({ widths: { ...widths, number: 70 } }));
    expect(here.get()).toEqual({ ...DEFAULT, filtersOpen: false, widths: { name: 90, number: 70 } });
  });

  test("have the same columns and widths as before where nothing of them has changed", () => {
    const store = createPreferences("same", COLUMNS);
    store.set({ widths: { name: 90 } });
    const { columns, widths } = store.get();
    store.set({ density: "small" });
    expect(store.get().columns).toBe(columns);
    expect(store.get().widths).toBe(widths);
    store.set({ widths: { name: 91 }, columns: [...columns].reverse() });
    expect(store.get().widths).toEqual({ name: 91 });
    expect(store.get().columns).not.toBe(columns);
  });

  test("are those of the account that has logged in, and stay as they are once it has logged out", () => {
    const logIn = (accountId: string) => session.set({ user: { ...users.user, accountId } });
    const densityOf = () => store.get().density;
    logIn("one");
    const store = createPreferences("accounts", COLUMNS);
    store.set({ density: "large" });
    logIn("two");
    expect(densityOf()).toBe("medium");
    store.set({ density: "small" });
    session.set({ user: null });
    expect(densityOf()).toBe("small");
    logIn("one");
    expect(densityOf()).toBe("large");
    session.set({ user: null });
  });

  test("are the same object after a login of the same account", () => {
    session.set({ user: users.user });
    const store = createPreferences("again", COLUMNS);
    const before = store.get();
    session.set({ expired: true });
    session.set({ expired: false, user: { ...users.user } });
    expect(store.get()).toBe(before);
    session.set({ user: null });
  });

  test("tell who listens of a change", () => {
    const store = createPreferences("listened", COLUMNS);
    let heard = 0;
    store.subscribe(() => {
      heard += 1;
    });
    store.set({ density: "small" });
    expect(heard).toBe(1);
  });

  test("know the columns as declared, and those of stored data", () => {
    const store = createPreferences("views", COLUMNS);
    expect(store.defaultColumns).toEqual({ columns: COLUMNS, widths: {} });
    expect(store.readColumns({ columns: 7, widths: { name: 10, gone: 90 } })).toEqual({
      columns: COLUMNS,
      widths: { name: 60 },
    });
  });
});
