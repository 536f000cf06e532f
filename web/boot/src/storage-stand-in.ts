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
 * Where site data is blocked a browser refuses its storage, or has none. What would be kept there then lasts for the
 * visit, and nothing that is written for the site, or that it is made of, has to ask first.
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
