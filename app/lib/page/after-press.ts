/**
 * Runs something when the press of a pointer or key that is under way is over, after its click: what moves between press
 * and release is not clicked.
 */
export function afterPress(run: () => void): void {
  const over = new AbortController();
  const finish = () => {
    over.abort();
    setTimeout(run);
  };
  for (const end of ["mouseup", "dragend", "keyup"]) addEventListener(end, finish, { signal: over.signal });
}
