import { isDeepStrictEqual } from 'node:util';

/** A value inside an object or a list, where its text stands. */
interface Part {
  /** Of an object's field. */
  readonly key?: string;
  /** Where the field or the element starts, and where its value does. */
  readonly from: number;
  readonly valueFrom: number;
  readonly to: number;
}

/** The parts of an object's or a list's text; of anything else there are none. */
function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  const isObject = text.startsWith('{');
  let at = 1;
  while (at < text.length) {
    at += /^[\s,]*/.exec(text.slice(at))?.[0].length ?? 0;
    if (text[at] === '}' || text[at] === ']' || at >= text.length) break;
    const from = at;
    let key: string | undefined;
    if (isObject) {
      const end = endOf(text, at);
      key = JSON.parse(text.slice(at, end)) as string;
      at = end + (/^\s*:\s*/.exec(text.slice(end))?.[0].length ?? 0);
    }
    const to = endOf(text, at);
    parts.push({ ...(key === undefined ? {} : { key }), from, valueFrom: at, to });
    at = to;
  }
  return parts;
}

/** Where the value ends that starts at a place. */
function endOf(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (sign === '"') at += (/^"(?:\\.|[^"\\])*"/.exec(text.slice(at))?.[0].length ?? 1) - 1;
    else if ('{['.includes(sign)) depth += 1;
    else if (depth > 0 && '}]'.includes(sign)) depth -= 1;
    else if (depth === 0 && /[\s,}\]]/.test(sign)) return at;
    if (depth === 0 && '"}]'.includes(sign)) return at + 1;
  }
  return text.length;
}

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * JSON that says something else and looks as it did: what is the same keeps its text, its place and its layout.
 * @param old the text of one value, without space around it
 * @param indent how far the line is indented that it starts in
 */
export function patchedJson(old: string, value: unknown, indent = ''): string {
  const before: unknown = JSON.parse(old);
  if (isDeepStrictEqual(before, value)) return old;
  const fresh = () => JSON.stringify(value, null, 2).replaceAll('\n', `\n${indent}`);
  if (!isContainer(before) || !isContainer(value) || Array.isArray(before) !== Array.isArray(value))
    return fresh();
  const parts = partsOf(old);
  const [first, second] = parts;
  const last = parts.at(-1);
  if (!first || !last) return fresh();
  const head = old.slice(0, first.from);
  const between = second ? old.slice(first.to, second.from) : `,${head.slice(1) || ' '}`;
  const inner = /\n([ \t]*)$/.exec(head)?.[1] ?? indent;
  const texts = Array.isArray(value)
    ? elements(old, parts, before as unknown[], value, inner)
    : fields(old, parts, value, inner);
  return head + texts.join(between) + old.slice(last.to);
}

const idOf = (value: unknown) => (isContainer(value) && 'id' in value ? value.id : undefined);

function elements(
  old: string,
  parts: readonly Part[],
  before: readonly unknown[],
  value: readonly unknown[],
  indent: string,
): string[] {
  return value.map((one, at) => {
    const id = idOf(one);
    const place = id === undefined ? at : before.findIndex((other) => idOf(other) === id);
    const like = parts[place] ?? parts[0];
    const text = like ? old.slice(like.from, like.to) : 'null';
    // A new one is laid out as its neighbour.
    return patchedJson(text, one, indent);
  });
}

function fields(old: string, parts: readonly Part[], value: object, indent: string): string[] {
  const values = new Map<string, unknown>(Object.entries(value));
  const presentParts = parts.filter(({ key = '' }) => values.has(key));
  const known = new Set(presentParts.map(({ key }) => key));
  const colon = /:\s*$/.exec(old.slice(parts[0]?.from, parts[0]?.valueFrom))?.[0] ?? ': ';
  return [
    ...presentParts.map(({ key = '', from, valueFrom, to }) => {
      return old.slice(from, valueFrom) + patchedJson(old.slice(valueFrom, to), values.get(key), indent);
    }),
    ...[...values]
      .filter(([name]) => !known.has(name))
      .map(([name, one]) => {
        const text = JSON.stringify(one, null, 2).replaceAll('\n', `\n${indent}`);
        return `${JSON.stringify(name)}${colon}${text}`;
      }),
  ];
}
