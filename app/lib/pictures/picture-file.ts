const text = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

/** The signatures of image formats that browsers show and that cannot contain scripts. */
const SIGNATURES: Record<string, (bytes: Uint8Array) => boolean> = {
  "image/png": (bytes) => text(bytes, 0, 8) === "\x89PNG\r\n\x1a\n",
  "image/jpeg": (bytes) => text(bytes, 0, 3) === "\xff\xd8\xff",
  "image/gif": (bytes) => /^GIF8[79]a$/.test(text(bytes, 0, 6)),
  "image/webp": (bytes) => text(bytes, 0, 4) === "RIFF" && text(bytes, 8, 12) === "WEBP",
};

/** The accepted image types, for the `accept` attribute. */
export const PICTURE_TYPES = Object.keys(SIGNATURES).join(",");

/** How many bytes identify the type. */
const HEADER_BYTES = 12;

export type PictureProblem = "type" | "content" | "size";

type Readable = {
  type: string;
  size: number;
  slice(from: number, to: number): { arrayBuffer(): Promise<ArrayBuffer> };
};

/** Why a file is not an acceptable picture of at most `maxBytes`; null if it is. One that cannot be read has none in it. */
export async function pictureProblem(file: Readable, maxBytes: number): Promise<PictureProblem | null> {
  // The type is not trusted; it may even be the name of an Object.prototype property.
  const hasSignature = Object.hasOwn(SIGNATURES, file.type) ? SIGNATURES[file.type] : undefined;
  if (!hasSignature) return "type";
  if (file.size > maxBytes) return "size";
  const header = await file
    .slice(0, HEADER_BYTES)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0));
  return hasSignature(new Uint8Array(header)) ? null : "content";
}
