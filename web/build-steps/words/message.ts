/** A message as a catalogue has it: docs/languages.md, "A word of the site". */
export type WrittenMessage = string | readonly WrittenForms[];

interface WrittenForms {
  readonly declarations?: readonly string[];
  readonly selectors?: readonly string[];
  readonly match: Readonly<Record<string, string>>;
}

export type Part =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'value'; readonly text: string }
  | { readonly type: 'markup-start' | 'markup-end' | 'markup-standalone'; readonly name: string };

/** A value that is made of an input: `local number = count: number`. */
export interface Local {
  readonly input: string;
  readonly kind: 'number' | 'plural';
}

export interface Message {
  readonly inputs: readonly string[];
  readonly locals: ReadonlyMap<string, Local>;
  /** The value that decides between the forms; without one there is a single form. */
  readonly selector: string | undefined;
  /** Each form by the selector's value; the last is for every other value. */
  readonly forms: readonly { readonly value: string; readonly parts: readonly Part[] }[];
}

const place = /\{(?<open>#?)(?<end>\/?)(?<name>[a-zA-Z]\w*)(?<alone>\/?)\}/;

function partOf(text: string): Part {
  const { open, end, name = '', alone } = place.exec(text)?.groups ?? {};
  if (open && !end) return { type: alone ? 'markup-standalone' : 'markup-start', name };
  if (end && !open && !alone) return { type: 'markup-end', name };
  if (name && !open && !end && !alone) return { type: 'value', text: name };
  if (/[{}]/.test(text)) throw new Error(`"${text}" has a brace that belongs to no {value} or {#mark}`);
  return { type: 'text', text };
}

function partsOf(text: string): Part[] {
  const pieces = text.split(new RegExp(`(${place.source.replace(/\?<\w+>/g, '?:')})`));
  const parts = pieces.filter((piece) => piece !== '').map(partOf);
  const open: string[] = [];
  for (const part of parts) {
    if (part.type === 'markup-start') open.push(part.name);
    if (part.type === 'markup-end' && open.pop() !== part.name)
      throw new Error(`{/${part.name}} ends no mark that is open`);
  }
  if (open.length > 0) throw new Error(`{#${open[0]}} has no end`);
  return parts;
}

const valuesIn = (parts: readonly Part[]) =>
  parts.flatMap((part) => (part.type === 'value' ? [part.text] : []));

function declared(lines: readonly string[]): Pick<Message, 'inputs' | 'locals'> {
  const inputs: string[] = [];
  const locals = new Map<string, Local>();
  for (const line of lines) {
    const input = /^input (\w+)$/.exec(line)?.[1];
    const [, name, of = '', kind] = /^local (\w+) = (\w+): (number|plural)$/.exec(line) ?? [];
    if (input) inputs.push(input);
    else if (name && inputs.includes(of)) locals.set(name, { input: of, kind: kind as Local['kind'] });
    else throw new Error(`"${line}" declares nothing: "input x" does, and "local y = x: number" or plural`);
  }
  return { inputs, locals };
}

function formOf(key: string, text: string, selector: string | undefined) {
  const [name, value] = key.split('=');
  if (value === undefined || (selector !== undefined && name !== selector) || (!selector && value !== '*'))
    throw new Error(`"${key}" is no form of ${selector ?? 'a message without selectors'}`);
  return { value, parts: partsOf(text) };
}

/** @throws Error that says what is wrong with the message */
export function readMessage(written: WrittenMessage): Message {
  if (typeof written === 'string') {
    const parts = partsOf(written);
    const inputs = [...new Set(valuesIn(parts))];
    return { inputs, locals: new Map(), selector: undefined, forms: [{ value: '*', parts }] };
  }
  const [{ declarations = [], selectors = [], match } = { match: {} }, ...more] = written;
  if (more.length > 0 || selectors.length > 1)
    throw new Error('it has more than one list of forms or selector');
  const names = declared(declarations);
  const forms = Object.entries(match).map(([key, text]) => formOf(key, text, selectors[0]));
  const known = [...names.inputs, ...names.locals.keys()];
  const unknown = [...selectors, ...forms.flatMap(({ parts }) => valuesIn(parts))].find(
    (name) => !known.includes(name),
  );
  if (unknown) throw new Error(`{${unknown}} is not declared`);
  const rest = forms.find(({ value }) => value === '*') ?? forms.find(({ value }) => value === 'other');
  if (!rest) throw new Error('it has no form for "other" or "*"');
  const isPlain = forms.length === 1;
  return {
    ...names,
    selector: isPlain ? undefined : selectors[0],
    forms: [...forms.filter((form) => form !== rest), rest],
  };
}
