/** An e-mail address as part of a URL. The sender of a message chose it: a `?` in it must not begin a query. */
export function encodeAddress(address: string): string {
  return encodeURIComponent(address).replaceAll('%40', '@');
}

/**
 * A link that starts a mail to one address, and sets nothing else.
 * @param subject our own text
 */
export function mailtoOf(address: string, subject?: string): string {
  const head = subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`;
  return `mailto:${encodeAddress(address)}${head}`;
}
