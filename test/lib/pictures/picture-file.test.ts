// jsdom has no Blob whose bytes can be read.
import { Blob } from "node:buffer";
import { expect, test } from "vitest";
import { pictureProblem } from "~/lib/pictures/picture-file";

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13];
const JPEG = [0xff, 0xd8, 0xff, 0xe0, 0, 16];
const GIF = [..."GIF89a"].map((letter) => letter.charCodeAt(0));
const WEBP = [..."RIFF\0\0\0\0WEBP"].map((letter) => letter.charCodeAt(0));
const HTML = [..."<html>"].map((letter) => letter.charCodeAt(0));
const LIMIT = 64;

const file = (type: string, bytes: number[], size = bytes.length) =>
  new Blob([new Uint8Array(size).map((_, at) => bytes[at] ?? 0)], { type });

test.each([
  ["a PNG", file("image/png", PNG), null],
  ["a JPEG", file("image/jpeg", JPEG), null],
  ["a GIF", file("image/gif", GIF), null],
  ["a WebP", file("image/webp", WEBP), null],
  ["a page", file("text/html", HTML), "type"],
  ["an SVG, which may contain a script", file("image/svg+xml", HTML), "type"],
  ["a type named like a property of every object", file("constructor", PNG), "type"],
  ["no type at all", file("", PNG), "type"],
  ["a page that calls itself a PNG", file("image/png", HTML), "content"],
  ["a JPEG that calls itself a PNG", file("image/png", JPEG), "content"],
  ["an empty file", file("image/png", []), "content"],
  ["a file exactly at the limit", file("image/png", PNG, LIMIT), null],
  ["a file one byte above the limit", file("image/png", PNG, LIMIT + 1), "size"],
])("checks %s", async (_, picture, problem) => {
  expect(await pictureProblem(picture, LIMIT)).toBe(problem);
});

test("a file that cannot be read any more has no picture in it", async () => {
  const unreadable = { type: "image/png", size: 8, slice: () => ({ arrayBuffer: () => Promise.reject(new Error()) }) };
  expect(await pictureProblem(unreadable, LIMIT)).toBe("content");
});
