import { IMPORT_LIMITS } from "~/config/limits";

export type FileProblem = "empty" | "large" | "unreadable" | "binary";
export type FileText = { text: string } | { problem: FileProblem };

/** The byte-order marks of UTF-16, in which some spreadsheets save text. */
const UTF_16 = { little: [0xff, 0xfe], big: [0xfe, 0xff] } as const;

/** The text of a file in UTF-8, UTF-16 (with a byte-order mark) or GB18030; or why it cannot be read. */
export async function readText(file: Pick<Blob, "size" | "arrayBuffer">): Promise<FileText> {
  if (file.size === 0) return { problem: "empty" };
  if (file.size > IMPORT_LIMITS.bytes) return { problem: "large" };
  // Rejects for a folder, and for a file that was moved or changed since it was chosen.
  const bytes = await file.arrayBuffer().catch(() => null);
  if (bytes === null) return { problem: "unreadable" };
  const text = decoded(new Uint8Array(bytes));
  // Text does not contain these characters; binary files almost always do.
  if (text === null || text.includes("\0") || text.includes("\uFFFD")) return { problem: "binary" };
  return text.trim() === "" ? { problem: "empty" } : { text };
}

function decoded(bytes: Uint8Array): string | null {
  const startsWith = (mark: readonly number[]) => mark.every((byte, index) => bytes[index] === byte);
  if (startsWith(UTF_16.little)) return new TextDecoder("utf-16le").decode(bytes);
  if (startsWith(UTF_16.big)) return new TextDecoder("utf-16be").decode(bytes);
  for (const encoding of ["utf-8", "gb18030"]) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // Try the next encoding.
    }
  }
  return null;
}
