/** As part of a URL. Senders choose their address: a `?` in it must not begin a query. */
export function encodeAddress(address: string): string {
  return encodeURIComponent(address).replaceAll('%40', '@');
}

/** To one address, without other headers. @param subject our own text */
export function mailtoOf(address: string, subject?: string): string {
  const head = subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`;
  return `mailto:${encodeAddress(address)}${head}`;
}
