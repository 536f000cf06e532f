export interface MessageRef {
  readonly key: string;
  readonly values?: Readonly<Record<string, Value>>;
}

export interface Figure {
  readonly figure: Readonly<Record<string, unknown>>;
}

/** Markdown with `$formulas$`. A string is the same in every language but for its digits, a `typed` text wholly. */
export type Text = string | MessageRef | Figure | { readonly typed: string } | readonly Text[];

export type Value = Text | number | boolean;

/** @param key section and name, as in the JSON file beside the module: `m5-percent-of-taka.question` */
export const say = (key: string, values?: Readonly<Record<string, Value>>): MessageRef =>
  values ? { key, values } : { key };

export const words = (key: string, count: number): readonly [MessageRef, ...MessageRef[]] => [
  say(`${key}-1`),
  ...Array.from({ length: count - 1 }, (_, at) => say(`${key}-${at + 2}`)),
];

export const isSameText = (one: Text, other: Text): boolean =>
  typeof one === 'string' || typeof other === 'string'
    ? one === other
    : JSON.stringify(one) === JSON.stringify(other);

export const joined = (texts: readonly Text[], sign: Text = ', '): Text =>
  texts.flatMap((one, at) => (at === 0 ? [one] : [sign, one]));
