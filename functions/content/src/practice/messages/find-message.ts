import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { firstLanguage } from '@pathshala/contract/text/languages';
import { number, plural } from '@pathshala/messages/message-values';
import { codeOf, type Messages, messagesIn } from './message-files.ts';

export type Values = Readonly<Record<string, string | number>>;
export type WriteMessage = (values: Values) => string;

const folders = ['practice', 'model-test'].map((name) => join(import.meta.dirname, '../..', name));
const texts = new Map<string, Messages>();
const written = new Map<string, WriteMessage | undefined>();

function allIn(language: string): Messages {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith(`.${language}.json`))
      .map((name) => join(folder, name)),
  );
  return Object.assign({}, ...files.map(messagesIn)) as Messages;
}

function compiled(key: string, language: string): WriteMessage | undefined {
  const all = texts.get(language) ?? allIn(language);
  texts.set(language, all);
  const message = all[key];
  if (message === undefined) return undefined;
  return new Function('number', 'plural', `return ${codeOf(key, message, language)}`)(number, plural);
}

/** The build places a page's messages beside the templates that use them: `web/build-steps/practice-texts.ts`. */
export function findMessage(key: string, language: string): WriteMessage | undefined {
  const id = `${language} ${key}`;
  if (!written.has(id)) written.set(id, compiled(key, language));
  return written.get(id);
}

export const isMessage = (key: string): boolean => findMessage(key, firstLanguage) !== undefined;
