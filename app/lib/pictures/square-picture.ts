export type Square = { x: number; y: number; width: number };

/** The picture behind a URL; rejects if it cannot be decoded. */
export async function decodePicture(url: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = url;
  await picture.decode();
  return picture;
}

/**
 * A square part of a picture as a new file, scaled to at most `maxPx`: without the places and times that a camera has
 * written into it. Transparency stays, except in a JPEG, which has none.
 */
export function cutSquare(
  picture: CanvasImageSource,
  { x, y, width }: Square,
  maxPx: number,
  type: string,
): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.min(maxPx, Math.round(width)));
  canvas.height = canvas.width;
  canvas.getContext("2d")?.drawImage(picture, x, y, width, width, 0, 0, canvas.width, canvas.height);
  const encoded = type === "image/jpeg" ? type : "image/png";
  return new Promise((resolve, reject) =>
    canvas.toBlob((file) => (file ? resolve(file) : reject(new Error("The picture cannot be encoded"))), encoded, 0.9),
  );
}
