const bengaliScript = /\p{Script=Bengali}/u;

/** Whether a text has Bangla in it, so that its language can be marked for screen readers and hyphenation. */
export function isBangla(text: string): boolean {
  return bengaliScript.test(text);
}
