function standIn(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (at) => [...kept.keys()][at] ?? null,
    getItem: (key) => kept.get(String(key)) ?? null,
    setItem: (key, value) => void kept.set(String(key), String(value)),
    removeItem: (key) => void kept.delete(String(key)),
    clear: () => kept.clear(),
  };
}

/**
 * Browsers that block site data refuse storage or have none. A copy in memory lasts for the visit, so that no other code has to
 * check.
 */
export function standInForStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      window[name].getItem(name);
    } catch {
      Object.defineProperty(window, name, { value: standIn(), configurable: true });
    }
  }
}

/** @returns null if nothing is stored, or storage is refused */
export function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
