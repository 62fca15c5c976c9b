import { expect, test } from "vitest";
import { sessionEnded } from "~/session/session";
import { closeKeepingQuery, openPalette, palette, paletteStore, typeIntoQuery } from "~/shell/palette/palette-store";

const query = () => paletteStore.getState().query;

function failWith(typed: string): void {
  openPalette();
  for (const character of typed) typeIntoQuery(character);
  closeKeepingQuery();
}

test("what was typed before a file of the palette was missing is there at the next try, once", () => {
  failWith("set");
  expect(paletteStore.getState().opened).toBe(false);
  openPalette();
  expect(query()).toBe("set");
  palette.close();
  openPalette();
  expect(query()).toBe("");
});

test("it is not there in the next session", () => {
  failWith("set");
  sessionEnded.emit();
  openPalette();
  expect(query()).toBe("");
});
