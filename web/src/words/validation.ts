import { messageRefIn } from '@pathshala/contract/http/validation';
import type { MessageRef, MessageValue } from '@pathshala/messages/keys';
import { validation } from './compiled/messages/validation.js';

type Say = (values: Readonly<Record<string, string | number>>) => string;

/** Finds messages by key. @param tables sections (`compiled/messages`) @returns a function: undefined for unknown keys */
export function messageWriter(...tables: readonly object[]): (messageRef: MessageRef) => string | undefined {
  const words = new Map<string, Say>(tables.flatMap((table) => Object.entries(table)));
  const textIn = (value: MessageValue): string | number => {
    if (Array.isArray(value)) return value.map(say).join('; ');
    return typeof value === 'object' ? (say(value as MessageRef) ?? '') : value;
  };
  function say({ key, params = {} }: MessageRef): string | undefined {
    const values = Object.entries(params).map(([name, value]) => [name, textIn(value)] as const);
    return words.get(key)?.(Object.fromEntries(values));
  }
  return say;
}

const say = messageWriter(validation);

/** @param error the schema's message reference, or a text. Forms type it as text */
export function validationText(error: unknown): string {
  return typeof error === 'string' ? error : (say(messageRefIn(error)) ?? validation['validation.wrong']());
}
