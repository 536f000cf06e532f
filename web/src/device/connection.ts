interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Whether what may not be needed is better not fetched: somebody counts their megabytes, or the line is slow. Not every
 * browser says so; one that does not is taken for a good line.
 */
export function sparesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}
