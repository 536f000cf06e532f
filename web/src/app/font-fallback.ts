import { unknownClass } from '@pathshala/boot/page-data';

/** A letter of the script that late faces are of, and a place in Unicode that no font has a letter for. */
const [letter, nobodys] = ['\u0995', '\u0378'];

/** Whether the page shows boxes, which all have the same width, for a face's letters. */
function showsBoxes({ family, weight }: Pick<FontFace, 'family' | 'weight'>): boolean {
  const text = document.createElement('span');
  text.style.cssText = `position:absolute;visibility:hidden;font:${weight} 100px "${family.replaceAll('"', '')}",sans-serif`;
  document.body.append(text);
  const [one, other] = [letter, nobodys].map((character) => {
    text.textContent = character;
    return text.offsetWidth;
  });
  text.remove();
  return one === other;
}

/** Uses each face when it has loaded, however late. */
function awaitFaces(sheet: CSSStyleSheet): void {
  for (const [at, { cssText }] of [...sheet.cssRules].entries()) {
    if (!/^@font-face\b[^}]*\boptional\b/.test(cssText)) continue;
    sheet.deleteRule(at);
    sheet.insertRule(cssText.replace(/\boptional\b/, 'swap'), at);
  }
}

/**
 * Faces that miss the first paint are not used, so that no text moves. If the device has no letters for the script, they are used
 * after all.
 */
export function fixFontFallback(isMissing: (face: FontFace) => boolean = showsBoxes): void {
  const wanted = [...document.fonts].filter(
    ({ display, status }) => display === 'optional' && status !== 'unloaded',
  );
  if (!wanted.some(isMissing)) return;
  const { classList } = document.documentElement;
  classList.add(unknownClass);
  [...document.styleSheets].forEach(awaitFaces);
  void document.fonts.ready.then(() => classList.remove(unknownClass));
}
