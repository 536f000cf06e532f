/**
 * An e-mail address as a part of a URL. Whoever wrote to the school chose the text of theirs: a `?` in it must not begin
 * a query.
 */
export function encodeAddress(address: string): string {
  return encodeURIComponent(address).replaceAll('%40', '@');
}

/**
 * The link that starts a mail to one address, and says nothing else of the mail.
 * @param subject our own words for its head
 */
export function mailtoOf(address: string, subject?: string): string {
  const head = subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`;
  return `mailto:${encodeAddress(address)}${head}`;
}
