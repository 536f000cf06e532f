/**
 * Bold and slanted words beside letters. Markdown was made for languages that put a space or a sign between words; Bangla
 * adds an ending to what is quoted: `**“পদ্মা”**র জল` would show its stars.
 */

/** What may stand between two signs: code and formulas as a whole, since they have stars of their own. */
const within = String.raw`(?:\x60[^\x60\n]*\x60|\$[^$\n]+\$|\\.|[^*\\\x60$\n])+?`;
const stretches = [
  ['***', new RegExp(String.raw`^\*{3}(?![\s*])(${within})\*{3}(?!\*)`)],
  ['**', new RegExp(String.raw`^\*\*(?![\s*])(${within})\*\*(?!\*)`)],
  ['*', new RegExp(String.raw`^\*(?![\s*])(${within})\*(?!\*)`)],
] as const;

/** A single star between Latin letters or digits may be a product. */
const letterBeside = {
  '***': /[\p{L}\p{M}\p{N}]/u,
  '**': /[\p{L}\p{M}\p{N}]/u,
  '*': /(?![\p{Script=Latin}\p{N}])[\p{L}\p{M}]/u,
};

/** Whether a sign may stand between punctuation on its inside and a letter on its outside. */
export const holdsBeside = (sign: keyof typeof letterBeside, outside: string): boolean =>
  letterBeside[sign].test(outside);

interface Stretch {
  readonly type: 'strong' | 'em';
  readonly raw: string;
  readonly text: string;
}

const beginsWithMark = /^[\p{P}\p{S}]/u;
const endsWithMark = /[\p{P}\p{S}]$/u;

/**
 * What is bold or slanted at the start of a text though Markdown would not say so.
 * @param before the character before it
 */
export function stretchAt(source: string, before: string): Stretch | undefined {
  for (const [sign, stretch] of stretches) {
    const [raw, text] = stretch.exec(source) ?? [];
    if (raw === undefined || text === undefined || /\s$/.test(text)) continue;
    const [after = ''] = source.slice(raw.length);
    const begins = beginsWithMark.test(text) && holdsBeside(sign, before);
    const ends = endsWithMark.test(text) && holdsBeside(sign, after);
    if (!begins && !ends) continue;
    if (sign === '***') return { type: 'em', raw, text: `**${text}**` };
    return { type: sign === '**' ? 'strong' : 'em', raw, text };
  }
  return undefined;
}
