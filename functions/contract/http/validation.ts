import type { MessageKey, MessageRef, MessageValue } from '@pathshala/messages/keys';
import { type Schema, setLocale, type ValidateOptions, ValidationError } from 'yup';

/**
 * What a schema says of a value that does not fit: a message of the catalogue instead of a text.
 * @param names the limits of the test that the message names, such as `max`
 */
export function says(key: MessageKey, ...names: readonly string[]): (given: object) => MessageRef {
  return (given) => {
    if (names.length === 0) return { key };
    const limits = new Map<string, unknown>(Object.entries(given));
    return { key, params: Object.fromEntries(names.map((name) => [name, limitOf(limits.get(name))])) };
  };
}

const limitOf = (value: unknown): MessageValue => (typeof value === 'number' ? value : String(value));

setLocale({
  mixed: {
    default: says('validation.wrong'),
    required: says('validation.required'),
    defined: says('validation.required'),
    notNull: says('validation.required'),
    oneOf: says('validation.oneOf'),
    notOneOf: says('validation.wrong'),
    notType: says('validation.otherKind'),
  },
  string: {
    length: says('validation.charactersExactly', 'length'),
    min: says('validation.charactersMin', 'min'),
    max: says('validation.charactersMax', 'max'),
    matches: says('validation.pattern'),
    trim: says('validation.spaces'),
  },
  number: {
    min: says('validation.numberMin', 'min'),
    max: says('validation.numberMax', 'max'),
    integer: says('validation.whole'),
  },
  array: {
    min: says('validation.itemsMin', 'min'),
    max: says('validation.itemsMax', 'max'),
    length: says('validation.itemsExactly', 'length'),
  },
  object: { noUnknown: says('validation.unknown', 'unknown') },
});

/** What does not fit: the field, such as `quiz[1].answer`, and what is to be said of it. */
export interface FieldIssue extends MessageRef {
  readonly path: string;
}

/** What keeps an item from being published. A field of a translation is named with its language, `quiz[1].question (bn)`. */
export interface Issue extends FieldIssue {
  /** Of a field's text, from 1. */
  readonly line?: number;
}

/** Everything that a schema has against a value, in the schema's order. @param whole what the value itself is called */
export function fieldIssuesOf({ inner, path, message }: ValidationError, whole = 'body'): FieldIssue[] {
  if (inner.length > 0) return inner.flatMap((one) => fieldIssuesOf(one, whole));
  return [{ path: path || whole, ...messageRefIn(message) }];
}

/**
 * Everything that a schema has against a value as it is, without changing it.
 * @returns none where it fits
 */
export function fieldIssuesIn(
  schema: Pick<Schema, 'validateSync'>,
  value: unknown,
  options: ValidateOptions = {},
): FieldIssue[] {
  try {
    schema.validateSync(value, { strict: true, ...options, abortEarly: false });
    return [];
  } catch (error) {
    if (error instanceof ValidationError) return fieldIssuesOf(error);
    throw error;
  }
}

/** What yup hands on of a message: the very thing that `says` has made, though its types know texts alone. */
export const messageRefIn = (message: unknown): MessageRef =>
  typeof message === 'object' && message !== null ? (message as MessageRef) : { key: 'validation.wrong' };

/** Something that cannot be made of what was written, and what is to be said of it. */
export class MessageError extends Error {
  override readonly name = 'MessageError';
  readonly messageRef: MessageRef;

  constructor(key: MessageKey, params?: MessageRef['params'], options?: ErrorOptions) {
    super(JSON.stringify([key, params]), options);
    this.messageRef = params ? { key, params } : { key };
  }
}

/** @throws the error itself where nothing is to be said of it */
export function messageRefOf(error: unknown): MessageRef {
  if (error instanceof MessageError) return error.messageRef;
  throw error;
}
