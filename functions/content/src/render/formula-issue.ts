/// <reference path="./temml.d.ts" />

import { MessageError } from '@pathshala/contract/http/validation';
import type { MessageKey } from '@pathshala/messages/keys';
import temml from 'temml';
import { requireSmallGrowth } from './render-limits.ts';

/** How many characters of a formula an issue quotes. */
const shown = 80;

const named = (tex: string) => `$${tex.length > shown ? `${tex.slice(0, shown)}…` : tex}$`;

/** Temml's marker for a display formula. An inline formula gets the same size but stays in the line. */
const onItsOwn = ' display="block" class="tml-display" style="display:block math;"';

/** Commands that define others, or change how others are read: a few characters of them can stand for millions. */
const definition =
  /(?<!\\)(?:\\\\)*(\\(?:[gex]?def|let|futurelet|global|long|(?:re)?newcommand|providecommand|expandafter|noexpand|csname)(?![a-zA-Z]))/;

/** MathML of a short formula; twenty times a longer one. */
const roomForFormula = 1500;

/**
 * A formula as MathML. Fractions are as large as the text, and limits are placed under a limit or sum.
 * @throws MessageError in our own words: the library's messages are about its internals, and in English only
 */
export function mathmlOf(tex: string, displayMode: boolean): string {
  const [, command] = definition.exec(tex) ?? [];
  if (command) throw new MessageError('faults.definition', { formula: named(tex.trim()), command });
  let mathml: string;
  try {
    mathml = temml.renderToString(withRelations(tex).trim(), { displayMode: true, throwOnError: true });
  } catch (error) {
    throw whyNot(tex, error);
  }
  requireSmallGrowth(tex, mathml, roomForFormula);
  return displayMode ? mathml : mathml.replace(onItsOwn, ' displaystyle="true"');
}

function whyNot(tex: string, cause: unknown): MessageError {
  const formula = named(tex.trim());
  const refusal = (key: MessageKey, params = {}) => new MessageError(key, { formula, ...params }, { cause });
  const [, command] = /(\\[a-zA-Z]+)/.exec(/function name: (\S+)/.exec(String(cause))?.[1] ?? '') ?? [];
  if (command) return refusal('faults.unknownCommand', { command });
  const braces = tex.replace(/\\[{}\\]/g, '').replace(/[^{}]/g, '');
  const open = braces.split('{').length;
  const closed = braces.split('}').length;
  if (open !== closed) return refusal(open > closed ? 'faults.notClosed' : 'faults.notOpened');
  return refusal('faults.notRead');
}

/** `>=` and `<=` as the intended signs, except in text or in a reaction arrow. */
function withRelations(tex: string): string {
  return tex.replace(/\\(?:ce|text)\{[^{}]*\}|<=(?!>)|>=/g, (part) =>
    part === '<=' ? '\\le ' : part === '>=' ? '\\ge ' : part,
  );
}
