/** Copies a text; false where the browser refuses, as it does without HTTPS: the text is then to be copied by hand. */
export async function copyToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
