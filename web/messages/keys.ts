import type english from './en.json';

type Sections = typeof english;

/** The name of a message, such as `validation.required`: its section and its name there. */
export type MessageKey = {
  [Section in keyof Sections]: `${Section}.${keyof Sections[Section] & string}`;
}[keyof Sections];

export type NameKey = keyof Sections['names'];

/** API error codes that have their own message in the section `errors`. */
export type ErrorKey = keyof Sections['errors'];

/** A message and its values. A value may be a message, or a list of them. */
export interface MessageRef {
  readonly key: MessageKey;
  readonly params?: Readonly<Record<string, MessageValue>>;
}

export type MessageValue = string | number | MessageRef | readonly MessageRef[];
