import { unknownClass } from '@pathshala/boot/page-data';

/** A letter of the script that late faces are of, and a place in Unicode that no font has a letter for. */
const [letter, nobodys] = ['\u0995', '\u0378'];

/** Whether this device shows boxes, which have equal widths. */
function showsBoxes(): boolean {
  const brush = document.createElement('canvas').getContext('2d');
  if (!brush) return false;
  brush.font = '100px sans-serif';
  return brush.measureText(letter).width === brush.measureText(nobodys).width;
}

/** Has faces seen when they come, however late that is. */
function awaitFaces(sheet: CSSStyleSheet): void {
  for (const [at, { cssText }] of [...sheet.cssRules].entries()) {
    if (!/^@font-face\b[^}]*\boptional\b/.test(cssText)) continue;
    sheet.deleteRule(at);
    sheet.insertRule(cssText.replace(/\boptional\b/, 'swap'), at);
  }
}

/**
 * Faces that are not there with the page's first paint may stay away, so that nothing moves under who reads it; the
 * device's letters are in their place. One that has none waits for the page's, and shows no boxes meanwhile, which would move.
 * @param hasNone asked where it matters alone
 */
export function fixFontFallback(hasNone: () => boolean = showsBoxes): void {
  const isLate = [...document.fonts].some(
    ({ display, status }) => display === 'optional' && status === 'loading',
  );
  if (!isLate || !hasNone()) return;
  const { classList } = document.documentElement;
  classList.add(unknownClass);
  [...document.styleSheets].forEach(awaitFaces);
  void document.fonts.ready.then(() => classList.remove(unknownClass));
}
