/** @returns what this browser keeps by a key; null where it keeps nothing, and where storage is refused */
export function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
