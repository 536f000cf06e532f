import type { MessageRef, MessageValue } from '@pathshala/messages/keys';

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
