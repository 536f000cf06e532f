/// <reference path="./temml.d.ts" />

import { MessageError } from '@pathshala/contract/http/validation';
import type { MessageKey } from '@pathshala/messages/keys';
import temml from 'temml';

/** How many characters of a formula an issue quotes. */
const shown = 80;

const named = (tex: string) => `$${tex.length > shown ? `${tex.slice(0, shown)}…` : tex}$`;

/** Temml's marker for a display formula. An inline formula gets the same size but stays in the line. */
const onItsOwn = ' display="block" class="tml-display" style="display:block math;"';

/**
 * A formula as MathML. Fractions are as large as the text, and limits are placed under a limit or sum.
 * @throws MessageError in our own words: the library's messages are about its internals, and in English only
 */
export function mathmlOf(tex: string, displayMode: boolean): string {
  try {
    const mathml = temml.renderToString(withRelations(tex).trim(), { displayMode: true, throwOnError: true });
    return displayMode ? mathml : mathml.replace(onItsOwn, ' displaystyle="true"');
  } catch (error) {
    throw whyNot(tex, error);
  }
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
