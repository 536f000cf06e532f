import { parse, type Select, type SelectCase } from '@messageformat/parser';

/** Code for the template of the text, and for the list of its parts. */
type Piece = readonly [text: string, part: string];

export type Message = ReturnType<typeof readMessage>;

const inTemplate = (text: string) => text.replace(/[`\\]|\$(?=\{)/g, '\\$&');
const textOf = (pieces: readonly Piece[]) => `\`${pieces.map(([text]) => text).join('')}\``;
const listOf = (pieces: readonly Piece[]) => `[${pieces.map(([, part]) => part).join(', ')}]`;
const valuePiece = (code: string): Piece => [`\${${code}}`, `{ type: "text", value: String(${code}) }`];
const listed = (names: ReadonlySet<string>) => JSON.stringify([...names].sort());

/** @param plain for messages without marks: code that formats a value @throws Error that says what is wrong with the message */
export function readMessage(written: unknown, language: string, plain?: (text: string) => string) {
  if (typeof written !== 'string') throw new Error('it is not a text');
  const inputs = new Set<string>();
  const marks = new Set<string>();
  const input = (name: string) => {
    if (!/^[a-z]\w*$/i.test(name)) throw new Error(`{${name}} is not a name that code can use`);
    inputs.add(name);
    return `i.${name}`;
  };
  const number = (name: string) => valuePiece(`number("${language}", ${input(name)})`);

  function contentPiece(text: string, open: string[]): Piece {
    if (plain && !/[{}]/.test(text)) return [inTemplate(plain(text)), ''];
    const [, end, name, alone] = /^<(\/?)([a-z]\w*)(\/?)>$/i.exec(text) ?? [];
    if (!name && /[{}]|<./.test(text))
      throw new Error(`"${text}" has a bracket that belongs to no {value} or <mark>`);
    if (!name) return [inTemplate(text), `{ type: "text", value: \`${inTemplate(text)}\` }`];
    if (end && (alone || open.pop() !== name)) throw new Error(`${text} ends no mark that is open`);
    if (!end && !alone) open.push(name);
    marks.add(name);
    return ['', `{ type: "markup-${end ? 'end' : alone ? 'standalone' : 'start'}", name: "${name}" }`];
  }

  function choice({ type, arg, cases, pluralOffset }: Select, counted: string): Piece {
    if (type === 'selectordinal' || pluralOffset || cases.some(({ key }) => key.startsWith('=')))
      throw new Error(`{${arg}} has an offset, selectordinal or "=": only plural and select are known`);
    if (cases.findIndex(({ key }) => key === 'other') !== cases.length - 1)
      throw new Error(`{${arg}, ${type}} has no form for "other" at its end`);
    const chosen = type === 'plural' ? `plural("${language}", ${input(arg)})` : input(arg);
    const forms = cases.map(({ key, tokens }) => {
      const form = piecesOf(tokens, type === 'plural' ? arg : counted);
      return (write: typeof textOf) => (key === 'other' ? '' : `${chosen} === "${key}" ? `) + write(form);
    });
    const inForms = (write: typeof textOf) => forms.map((form) => form(write)).join(' : ');
    return [`\${${inForms(textOf)}}`, `...(${inForms(listOf)})`];
  }

  function piecesOf(tokens: SelectCase['tokens'], counted = ''): Piece[] {
    const open: string[] = [];
    const pieces = tokens.flatMap((token): Piece[] => {
      if (token.type === 'octothorpe') return [number(counted)];
      if (token.type === 'argument') return [valuePiece(input(token.arg))];
      if (token.type === 'content')
        return token.value.match(/<[^<>]*>|[^<>]+|[<>]/g)?.map((text) => contentPiece(text, open)) ?? [];
      if (token.type !== 'function') return [choice(token, counted)];
      if (token.key !== 'number' || token.param)
        throw new Error(`{${token.arg}, ${token.key}} is of no known kind`);
      return [number(token.arg)];
    });
    if (open.length > 0) throw new Error(`<${open[0]}> has no end`);
    return pieces;
  }

  const cardinal = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const pieces = piecesOf(parse(written, { cardinal }));
  const head = inputs.size > 0 ? '(i) =>' : '() =>';
  const text = `${head} ${textOf(pieces)}`;
  const both = `/* @__PURE__ */ Object.assign(${text}, { parts: ${head} ${listOf(pieces)} })`;
  // Compared between languages: code relies on a message's values and marks in each.
  const type = `Word<${listed(inputs)}, ${listed(marks)}>`;
  return { written, type, code: marks.size > 0 ? both : text };
}
