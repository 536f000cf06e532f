import type english from './en.json';

type Sections = typeof english;

/** The name of a message, such as `validation.required`: its section and its name there. */
export type MessageKey = {
  [Section in keyof Sections]: `${Section}.${keyof Sections[Section] & string}`;
}[keyof Sections];

/** What a list, a group of lists or a subject is called: a message of the section `names`. */
export type NameKey = keyof Sections['names'];

/** A code of the API's refusals with words of its own: a message of the section `errors`. */
export type ErrorKey = keyof Sections['errors'];

/** Something to be said: a message of the catalogue and its values. A value may be said itself, or be a list of such. */
export interface MessageRef {
  readonly key: MessageKey;
  readonly params?: Readonly<Record<string, MessageValue>>;
}

export type MessageValue = string | number | MessageRef | readonly MessageRef[];
