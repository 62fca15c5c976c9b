/** Downloads data as a file of the given name. */
export function saveFile(name: string, data: BlobPart, type = "text/csv;charset=utf-8"): void {
  const url = URL.createObjectURL(data instanceof Blob ? data : new Blob([data], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Revoking at once would fail a download that has not started yet.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
