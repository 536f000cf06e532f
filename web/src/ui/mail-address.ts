/**
 * An e-mail address as a part of a URL. Whoever wrote to the school chose the text of theirs: a `?` in it must not begin
 * a query.
 */
export function encodeAddress(address: string): string {
  return encodeURIComponent(address).replaceAll('%40', '@');
}

/** The link that begins a mail to one address, and says nothing else of the mail. */
export function mailtoOf(address: string): string {
  return `mailto:${encodeAddress(address)}`;
}
