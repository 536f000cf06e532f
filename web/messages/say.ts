import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MessageKey, MessageRef, MessageValue } from './keys.ts';
import { memoized, number, plural } from './message-values.ts';
import { readMessage } from './read-message.ts';

export function catalogueText(language: string): string {
  return readFileSync(join(import.meta.dirname, `${language}.json`), 'utf8');
}

type Catalogue = Readonly<Record<string, Readonly<Record<string, string>>>>;
type Params = NonNullable<MessageRef['params']>;
type Write = (values: Readonly<Record<string, string | number>>) => string;

const catalogueOf = memoized((language) => JSON.parse(catalogueText(language)) as Catalogue);
const compiled = new Map<string, Write>();

function writeOf(language: string, key: MessageKey): Write {
  const name = `${language} ${key}`;
  const [section = '', message = ''] = key.split('.');
  const known = compiled.get(name);
  if (known) return known;
  const written = catalogueOf(language)[section]?.[message];
  if (written === undefined) throw new Error(`No message is called ${key}`);
  const { code } = readMessage(written, language);
  const write = new Function('number', 'plural', `return ${code}`)(number, plural) as Write;
  compiled.set(name, write);
  return write;
}

/**
 * A message as text, for programs on Node; pages import messages as functions (docs/languages.md).
 * @throws Error for an unknown key
 */
export function say(language: string, key: MessageKey, params: Params = {}): string {
  const values = Object.entries(params).map(([name, value]) => [name, valueIn(value, language)] as const);
  return writeOf(language, key)(Object.fromEntries(values));
}

export function sayOf(language: string, { key, params }: MessageRef): string {
  return say(language, key, params);
}

/** Semicolons separate the parts. */
function valueIn(value: MessageValue, language: string): string | number {
  if (Array.isArray(value)) return value.map((one: MessageRef) => sayOf(language, one)).join('; ');
  return typeof value === 'object' ? sayOf(language, value as MessageRef) : value;
}
