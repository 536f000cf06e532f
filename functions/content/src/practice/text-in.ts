import { withDigitsOf } from '@pathshala/contract/text/digits';
import { firstLanguage, type Language } from '@pathshala/contract/text/languages';
import { findMessage } from './messages/find-message.ts';
import type { Figure, MessageRef, Text, Value } from './text.ts';

/** Parts that keep Latin digits: figures, code, and formulas, whose digits the renderer converts. */
const verbatim = /(```[\s\S]*?```|`[^`\n]*`|\$\$[\s\S]+?\$\$|\$(?:\\.|[^$\\\n])+\$)/;

function withDigits(text: string, language: Language): string {
  if (withDigitsOf(language, text) === text) return text;
  return text
    .split(verbatim)
    .map((part, at) => (at % 2 === 1 ? part : withDigitsOf(language, part)))
    .join('');
}

function messageIn({ key, values = {} }: MessageRef, language: Language): string {
  const write = findMessage(key, language) ?? findMessage(key, firstLanguage);
  if (!write) throw new Error(`there is no message ${key}`);
  const written = Object.entries(values).map(([name, value]) => [name, valueIn(value, language)] as const);
  return write(Object.fromEntries(written));
}

const valueIn = (value: Value, language: Language): string | number =>
  typeof value === 'number' ? value : typeof value === 'boolean' ? String(value) : plain(value, language);

const isMessageRef = (value: unknown): value is MessageRef =>
  typeof value === 'object' && value !== null && 'key' in value;

function drawn({ figure }: Figure, language: Language): string {
  const inWords = (_: string, value: unknown) => (isMessageRef(value) ? textIn(value, language) : value);
  return `\n\n\`\`\`figure\n${JSON.stringify(figure, inWords)}\n\`\`\``;
}

function plain(text: Text, language: Language): string {
  if (typeof text === 'string') return text;
  if ('typed' in text) return text.typed;
  if ('figure' in text) return drawn(text, language);
  return 'key' in text ? messageIn(text, language) : text.map((one) => plain(one, language)).join('');
}

export function textIn(text: Text, language: Language): string {
  if (typeof text === 'object' && 'typed' in text) return text.typed;
  return withDigits(plain(text, language), languageOfText(text, language));
}

export function languageOfText(text: Text, language: Language): Language {
  if (Array.isArray(text)) return languageOfText(text[0] ?? '', language);
  return isMessageRef(text) && !findMessage(text.key, language) ? firstLanguage : language;
}
