interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether to avoid speculative downloads: data saver or a slow connection. Browsers that do not report it count as fast. */
export function sparesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}
