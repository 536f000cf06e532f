interface FontFace {
  /** Family and weight; nothing of ours is slanted. Of two faces of one name the later has the letter. */
  readonly name: string;
  readonly address: string;
  readonly ranges: readonly (readonly [first: number, last: number])[];
}

const value = (rule: string, property: string) =>
  new RegExp(`${property}:\\s*([^;}]+)`).exec(rule)?.[1]?.trim() ?? '';

function rangesOf(text: string): FontFace['ranges'] {
  return [...text.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi)].map(([, first = '', last = first]) => [
    Number.parseInt(first, 16),
    Number.parseInt(last, 16),
  ]);
}

function facesIn(css: string): FontFace[] {
  return (css.match(/@font-face\s*\{[^}]*\}/g) ?? []).flatMap((rule) => {
    const address = /url\("?([^")]+)"?\)/.exec(rule)?.[1];
    const ranges = rangesOf(value(rule, 'unicode-range'));
    const name = `${value(rule, 'font-family')} ${value(rule, 'font-weight')}`;
    return address ? [{ name: name.replaceAll('"', ''), address, ranges }] : [];
  });
}

/**
 * The font files that a page's letters may ask for: of every family and weight, whichever its words are set in, so that
 * the count is what the page can bring at most. A letter that the page has in fonts of its own comes in these alone: they
 * have it in each face that it is set in.
 * @param css the page's style sheets, one after the other
 * @param text what is to be read on it
 * @returns addresses
 */
export function fontsOf(css: string, text: string): string[] {
  const faces = facesIn(css).reverse();
  const names = [...new Set(faces.map(({ name }) => name))];
  const wanted = new Set<string>();
  for (const letter of new Set(text)) {
    const code = letter.codePointAt(0) ?? 0;
    const having = faces.filter(({ ranges }) =>
      ranges.some(([first, last]) => first <= code && code <= last),
    );
    const own = having.filter(({ address }) => address.includes('font-subset'));
    const needed =
      own.length > 0 ? own : names.flatMap((name) => having.find((one) => one.name === name) ?? []);
    for (const { address } of needed) wanted.add(address);
  }
  return [...wanted];
}
