import type { MessageKey, MessageRef, MessageValue } from '@pathshala/messages/keys';
import {
  type Schema,
  type SchemaFieldDescription,
  type SchemaInnerTypeDescription,
  type SchemaObjectDescription,
  setLocale,
  string,
  type ValidateOptions,
  ValidationError,
} from 'yup';
import { limits } from './limits.ts';

/** As a message key instead of text. @param names the limits that the message names, such as `max` */
export function validationMessage(
  key: MessageKey,
  ...names: readonly string[]
): (given: object) => MessageRef {
  return (given) => {
    if (names.length === 0) return { key };
    const limits = new Map<string, unknown>(Object.entries(given));
    return { key, params: Object.fromEntries(names.map((name) => [name, limitOf(limits.get(name))])) };
  };
}

const limitOf = (value: unknown): MessageValue => (typeof value === 'number' ? value : String(value));

setLocale({
  mixed: {
    default: validationMessage('validation.wrong'),
    required: validationMessage('validation.required'),
    defined: validationMessage('validation.required'),
    notNull: validationMessage('validation.required'),
    oneOf: validationMessage('validation.oneOf'),
    notOneOf: validationMessage('validation.wrong'),
    notType: validationMessage('validation.otherKind'),
  },
  string: {
    length: validationMessage('validation.charactersExactly', 'length'),
    min: validationMessage('validation.charactersMin', 'min'),
    max: validationMessage('validation.charactersMax', 'max'),
    matches: validationMessage('validation.pattern'),
    trim: validationMessage('validation.spaces'),
  },
  number: {
    min: validationMessage('validation.numberMin', 'min'),
    max: validationMessage('validation.numberMax', 'max'),
    integer: validationMessage('validation.whole'),
  },
  array: {
    min: validationMessage('validation.itemsMin', 'min'),
    max: validationMessage('validation.itemsMax', 'max'),
    length: validationMessage('validation.itemsExactly', 'length'),
  },
  object: { noUnknown: validationMessage('validation.unknown', 'unknown') },
});

export interface FieldIssue extends MessageRef {
  readonly path: string;
}

/** An issue that prevents publishing. Fields of a translation name their language: `quiz[1].question (bn)`. */
export interface Issue extends FieldIssue {
  readonly line?: number;
}

export function fieldIssuesOf({ inner, path, message }: ValidationError, whole = 'body'): FieldIssue[] {
  if (inner.length > 0) return inner.flatMap((one) => fieldIssuesOf(one, whole));
  return [{ path: path || whole, ...messageRefIn(message) }];
}

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

/** The message object that yup passes through, although its types only know strings. */
export const messageRefIn = (message: unknown): MessageRef =>
  typeof message === 'object' && message !== null ? (message as MessageRef) : { key: 'validation.wrong' };

export class MessageError extends Error {
  override readonly name = 'MessageError';
  readonly messageRef: MessageRef;

  constructor(key: MessageKey, params?: MessageRef['params'], options?: ErrorOptions) {
    super(JSON.stringify([key, params]), options);
    this.messageRef = params ? { key, params } : { key };
  }
}

export function messageRefOf(error: unknown): MessageRef {
  if (error instanceof MessageError) return error.messageRef;
  throw error;
}

/** Before the validator, which checks every entry whatever the limit: 20,000 empty objects would take seconds. */
export function overlongLists(schema: SchemaFieldDescription, value: unknown, path = ''): FieldIssue[] {
  if (schema.type === 'array' && Array.isArray(value)) {
    const list = schema as SchemaInnerTypeDescription;
    const max = maxEntries(list);
    if (value.length > max) {
      return [{ path: path || 'body', key: 'validation.itemsMax', params: { max } }];
    }
    const { innerType } = list;
    if (!innerType || Array.isArray(innerType)) return [];
    return value.flatMap((one: unknown, at) => overlongLists(innerType, one, `${path}[${at}]`));
  }
  if (schema.type !== 'object' || typeof value !== 'object' || value === null) return [];
  const values = new Map<string, unknown>(Object.entries(value));
  return Object.entries((schema as SchemaObjectDescription).fields).flatMap(([name, field]) =>
    overlongLists(field, values.get(name), path ? `${path}.${name}` : name),
  );
}

export function maxEntries({ tests }: Pick<SchemaInnerTypeDescription, 'tests'>): number {
  const limits = tests.map(({ name, params }) =>
    name === 'max' || name === 'length' ? params?.[name] : undefined,
  );
  return Math.min(...limits.filter((one) => typeof one === 'number'));
}

/** docs/contract.md, "Validation": text, at sign, text, dot, text. Runs in linear time. */
export const emailPattern = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

export const emailSchema = string()
  .trim()
  .max(limits.emailMax, validationMessage('validation.emailInvalid'))
  .matches(emailPattern, { message: validationMessage('validation.emailInvalid'), excludeEmptyString: true });

/** For storage and comparison: trimmed, composed (NFC), in lower case. */
export function normaliseEmail(address: string): string {
  return address.trim().normalize('NFC').toLowerCase();
}
