/// <reference path="./temml.d.ts" />
import temml from 'temml';

/** How much of a formula names it. */
const shown = 80;

const named = (tex: string) => `$${tex.length > shown ? `${tex.slice(0, shown)}…` : tex}$`;

/**
 * A formula as MathML.
 * @throws Error in words of our own: those of the library are about its insides, and in English alone
 */
export function mathmlOf(tex: string, displayMode: boolean): string {
  try {
    return temml.renderToString(withRelations(tex).trim(), { displayMode, throwOnError: true });
  } catch (error) {
    throw new Error(`the formula ${named(tex.trim())} ${whyNot(tex, error)}`, { cause: error });
  }
}

function whyNot(tex: string, error: unknown): string {
  const [, command] = /(\\[a-zA-Z]+)/.exec(/function name: (\S+)/.exec(String(error))?.[1] ?? '') ?? [];
  if (command) return `has the unknown command ${command}`;
  const braces = tex.replace(/\\[{}\\]/g, '').replace(/[^{}]/g, '');
  const open = braces.split('{').length;
  const closed = braces.split('}').length;
  if (open !== closed)
    return open > closed ? 'has a brace that is not closed' : 'has a brace that is not opened';
  return 'cannot be read';
}

/** `>=` and `<=` as they are meant, but where they are text or an arrow of a reaction. */
function withRelations(tex: string): string {
  return tex.replace(/\\(?:ce|text)\{[^{}]*\}|<=(?!>)|>=/g, (part) =>
    part === '<=' ? '\\le ' : part === '>=' ? '\\ge ' : part,
  );
}
