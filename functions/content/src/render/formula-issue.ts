/// <reference path="./temml.d.ts" />

import { MessageError } from '@pathshala/contract/http/validation';
import type { MessageKey } from '@pathshala/messages/keys';
import temml from 'temml';

/** How much of a formula names it. */
const shown = 80;

const named = (tex: string) => `$${tex.length > shown ? `${tex.slice(0, shown)}…` : tex}$`;

/** As Temml marks a formula that stands on its own; in a line of text it is as large, but stays in the line. */
const onItsOwn = ' display="block" class="tml-display" style="display:block math;"';

/**
 * A formula as MathML: with fractions as large as the text, and what belongs under a limit or sum under it.
 * @throws MessageError in words of our own: those of the library are about its insides, and in English alone
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

/** `>=` and `<=` as they are meant, but where they are text or an arrow of a reaction. */
function withRelations(tex: string): string {
  return tex.replace(/\\(?:ce|text)\{[^{}]*\}|<=(?!>)|>=/g, (part) =>
    part === '<=' ? '\\le ' : part === '>=' ? '\\ge ' : part,
  );
}
