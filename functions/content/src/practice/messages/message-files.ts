import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readMessage } from '@pathshala/messages/read-message';

/** Placeholders for TeX's braces and apostrophes while a message is parsed: the message parser uses both itself. */
const hidden: Readonly<Record<string, string>> = { '\ue000': '{', '\ue001': '}', '\ue002': "'" };

/** A brace belongs to TeX after a command, `^`, `_` or the end of such a group. */
const opensGroup = /(?:\\[A-Za-z]+|[\^_\ue001]|\\sqrt\[[^\]$]*\])$/;

/** All other braces belong to the message: `$\frac{{top}}{{bottom}} = {sum}$`. */
export function hideFormulaBraces(message: string): string {
  const open: boolean[] = [];
  let isFormula = false;
  let read = '';
  for (const part of message.match(/\\[\s\S]|\$+|[\s\S]/g) ?? []) {
    if (part.startsWith('$')) isFormula = !isFormula;
    if (part === '{') open.push(isFormula && opensGroup.test(read));
    const isGroup = part === '}' ? open.pop() : open.at(-1);
    if (part === "'") read += '\ue002';
    else if (part === '{' && isGroup) read += '\ue000';
    else if (part === '}' && isGroup) read += '\ue001';
    else read += part;
  }
  return read;
}

export const withBraces = (text: string): string =>
  text.replace(/[\ue000-\ue002]/g, (sign) => hidden[sign] ?? sign);

export type Messages = Readonly<Record<string, string>>;

export function messagesIn(file: string): Messages {
  const sections = JSON.parse(readFileSync(file, 'utf8')) as Record<
    string,
    Record<string, string | string[]>
  >;
  const found = Object.entries(sections).flatMap(([section, messages]) =>
    Object.entries(messages).flatMap(([name, written]) =>
      typeof written === 'string'
        ? [[`${section}.${name}`, written] as const]
        : written.map((message, at) => [`${section}.${name}-${at + 1}`, message] as const),
    ),
  );
  return Object.fromEntries(found);
}

export function messageFilesOf(module: string): ReadonlyMap<string, string> {
  const [, name = ''] = /([^/\\]+)\.ts$/.exec(module) ?? [];
  const folder = dirname(module);
  const found = readdirSync(folder).flatMap((file) => {
    const [, stem, language] = /^(.+)\.([a-z]{2,3})\.json$/.exec(file) ?? [];
    return stem === name && language ? [[language, join(folder, file)] as const] : [];
  });
  return new Map(found);
}

export function codeOf(key: string, message: string, language: string): string {
  try {
    return readMessage(hideFormulaBraces(message), language, withBraces).code;
  } catch (error) {
    throw new Error(`${key} in ${language} cannot be read: ${(error as Error).message}`);
  }
}
