/** A message with its values, for every language: `messages/find-message.ts` has its words. */
export interface MessageRef {
  readonly key: string;
  readonly values?: Readonly<Record<string, Value>>;
}

/** A figure as lessons have it, with its labels as messages. It is behind a text. */
export interface Figure {
  readonly figure: Readonly<Record<string, unknown>>;
}

/**
 * What an exercise says: Markdown with `$formulas$` and figures, as lessons are written. It is data. A string is alike in every
 * language except for its digits; a list is read as one; what is `typed` keeps its digits too.
 */
export type Text = string | MessageRef | Figure | { readonly typed: string } | readonly Text[];

export type Value = Text | number | boolean;

/** @param key section and name, as in the JSON file beside the module: `m5-percent-of-taka.question` */
export const say = (key: string, values?: Readonly<Record<string, Value>>): MessageRef =>
  values ? { key, values } : { key };

/** Whether two texts say the same. */
export const isSameText = (one: Text, other: Text): boolean =>
  typeof one === 'string' || typeof other === 'string'
    ? one === other
    : JSON.stringify(one) === JSON.stringify(other);

/** Texts with a sign between them. */
export const joined = (texts: readonly Text[], sign: Text = ', '): Text =>
  texts.flatMap((one, at) => (at === 0 ? [one] : [sign, one]));
