import { Blob } from "node:buffer";
import { describe, expect, test } from "vitest";
import { readText } from "~/resource/import/read-text";

describe("the bytes of a file", () => {
  const TEXT = "集合名称,状态\r\n城市夜色😀,已上线";
  const utf8 = Buffer.from(TEXT, "utf-8");
  const utf16 = Buffer.from(TEXT, "utf16le");
  const gb18030 = Buffer.from("bcafbacfc3fbb3c62cd7b4ccac0d0ab3c7cad0d2b9c9ab9439fc362cd2d1c9cfcfdf", "hex");
  const bytes = (...parts: (Uint8Array | number[])[]) => new Blob(parts.map((part) => new Uint8Array(part)));

  test.each<[string, Blob]>([
    ["UTF-8", bytes(utf8)],
    ["UTF-8 with a byte-order mark", bytes([0xef, 0xbb, 0xbf], utf8)],
    ["GB18030", bytes(gb18030)],
    ["UTF-16 as spreadsheets save it", bytes([0xff, 0xfe], utf16)],
    ["UTF-16 in the other byte order", bytes([0xfe, 0xff], Buffer.from(utf16).swap16())],
  ])("%s is decoded", async (_, file) => {
    expect(await readText(file)).toEqual({ text: TEXT });
  });

  const folder = { size: 4096, arrayBuffer: () => Promise.reject(new Error("a folder")) };

  test.each<[string, string, Pick<Blob, "size" | "arrayBuffer">]>([
    ["a folder", "unreadable", folder],
    ["no byte", "empty", bytes()],
    ["blanks", "empty", new Blob([" \r\n\t"])],
    ["a byte-order mark alone", "empty", bytes([0xef, 0xbb, 0xbf])],
    ["a picture", "binary", bytes([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0xff, 0xff])],
    ["a spreadsheet", "binary", bytes([0x50, 0x4b, 3, 4, 20, 0, 6, 0, 8, 0])],
    ["random bytes", "binary", bytes([0x80, 0xff, 0x81, 0xfe, 0xff])],
    ["too much", "large", new Blob([new Uint8Array(5 * 1024 * 1024 + 1).fill(65)])],
  ])("%s is rejected as %s", async (_, problem, file) => {
    expect(await readText(file)).toEqual({ problem });
  });
});
