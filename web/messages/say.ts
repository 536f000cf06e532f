import { parse, type Token } from '@messageformat/parser';
import { catalogueText } from './catalogues.ts';
import type { MessageKey, Said, SaidValue } from './keys.ts';

type Catalogue = Readonly<Record<string, Readonly<Record<string, string>>>>;
type Params = NonNullable<Said['params']>;

const catalogues = new Map<string, Catalogue>();
const parsed = new Map<string, readonly Token[]>();

function catalogueOf(language: string): Catalogue {
  const known = catalogues.get(language);
  if (known) return known;
  const read = JSON.parse(catalogueText(language)) as Catalogue;
  catalogues.set(language, read);
  return read;
}

function tokensOf(language: string, key: MessageKey): readonly Token[] {
  const name = `${language} ${key}`;
  const [section = '', message = ''] = key.split('.');
  const known = parsed.get(name);
  if (known) return known;
  const written = catalogueOf(language)[section]?.[message];
  if (written === undefined) throw new Error(`No message is called ${key}`);
  const tokens = parse(written);
  parsed.set(name, tokens);
  return tokens;
}

/**
 * A message in words, for programs that run on Node; pages have their words as functions (docs/languages.md).
 * @param language whose catalogue is read: `<language>.json`
 * @param params its values, by name
 * @throws Error for a key that the catalogue does not have
 */
export function say(language: string, key: MessageKey, params: Params = {}): string {
  return textOf(tokensOf(language, key), params, language);
}

/** The same of something that is to be said. */
export function sayOf(language: string, { key, params }: Said): string {
  return say(language, key, params);
}

/** Of a list each, with semicolons between. */
function valueText(value: SaidValue | undefined, language: string): string {
  if (Array.isArray(value)) return value.map((one: Said) => sayOf(language, one)).join('; ');
  return typeof value === 'object' ? sayOf(language, value as Said) : String(value ?? '');
}

function textOf(tokens: readonly Token[], params: Params, language: string, counted = ''): string {
  const number = (name: string) => new Intl.NumberFormat(language).format(Number(params[name]));
  return tokens
    .map((token) => {
      if (token.type === 'content') return token.value;
      if (token.type === 'argument') return valueText(params[token.arg], language);
      if (token.type === 'octothorpe') return number(counted);
      if (token.type === 'function') return number(token.arg);
      const { type, arg, cases } = token;
      const form =
        type === 'plural'
          ? new Intl.PluralRules(language).select(Number(params[arg]))
          : valueText(params[arg], language);
      const chosen = cases.find(({ key }) => key === form) ?? cases.at(-1);
      return textOf(chosen?.tokens ?? [], params, language, type === 'plural' ? arg : counted);
    })
    .join('');
}
