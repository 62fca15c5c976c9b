import { BackendError } from "./backend-error";
import { bilingual } from "./bilingual";

/** The largest accepted picture, in bytes. */
const MAX_PICTURE_BYTES = 2 * 1024 * 1024;
/** The number of bytes per call of `String.fromCharCode`, whose arguments engines limit. */
const CHUNK = 0x8000;

/** The uploaded picture as a data URL. Throws a BackendError if it is not a picture, or too large. */
export async function pictureUrl(form: FormData): Promise<string> {
  const file = form.get("file");
  if (file === null || typeof file === "string")
    throw new BackendError(bilingual("请选择要上传的图片", "Choose a picture to upload"));
  if (!file.type.startsWith("image/"))
    throw new BackendError(bilingual("只能上传图片", "Only pictures can be uploaded"));
  if (file.size === 0) throw new BackendError(bilingual("图片内容为空", "The picture is empty"));
  if (file.size > MAX_PICTURE_BYTES)
    throw new BackendError(bilingual("图片不能超过 2 MB", "The picture must not be larger than 2 MB"));
  return `data:${file.type};base64,${base64(new Uint8Array(await file.arrayBuffer()))}`;
}

function base64(bytes: Uint8Array): string {
  const chunks: string[] = [];
  for (let start = 0; start < bytes.length; start += CHUNK) {
    chunks.push(String.fromCharCode(...bytes.subarray(start, start + CHUNK)));
  }
  return btoa(chunks.join(""));
}
