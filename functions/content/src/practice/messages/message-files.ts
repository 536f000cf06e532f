import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readMessage } from '@pathshala/messages/read-message';
import { hideFormulaBraces, withBraces } from './formula-braces.ts';

/** Messages by key, such as `m5-percent-of-taka.question`. */
export type Messages = Readonly<Record<string, string>>;

/** The messages of a file in which they are in sections. */
export function messagesIn(file: string): Messages {
  const sections = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, string>>;
  return Object.fromEntries(
    Object.entries(sections).flatMap(([section, messages]) =>
      Object.entries(messages).map(([name, message]) => [`${section}.${name}`, message] as const),
    ),
  );
}

/** The languages that a module has messages in, each with its file: `ratio.en.json` is beside `ratio.ts`. */
export function messageFilesOf(module: string): ReadonlyMap<string, string> {
  const [, name = ''] = /([^/\\]+)\.ts$/.exec(module) ?? [];
  const folder = dirname(module);
  const found = readdirSync(folder).flatMap((file) => {
    const [, stem, language] = /^(.+)\.([a-z]{2,3})\.json$/.exec(file) ?? [];
    return stem === name && language ? [[language, join(folder, file)] as const] : [];
  });
  return new Map(found);
}

/** The code of a message with formulas: a function of its values. @throws Error that names a message that cannot be read */
export function codeOf(key: string, message: string, language: string): string {
  try {
    return readMessage(hideFormulaBraces(message), language, withBraces).code;
  } catch (error) {
    throw new Error(`${key} in ${language} cannot be read: ${(error as Error).message}`);
  }
}
