import { type MessageRef, say, type Text } from './text.ts';

export interface Child {
  readonly name: Text;
  readonly of: Text;
  readonly she: boolean;
}

const row = (id: string, she: boolean): Child => ({
  name: say(`names.${id}`),
  of: say(`names.${id}-of`),
  she,
});

export const children: readonly Child[] = [
  row('rima', true),
  row('sohel', false),
  row('tania', true),
  row('farid', false),
  row('mitu', true),
  row('rafi', false),
  row('ayesha', true),
  row('bipul', false),
  row('shirin', true),
  row('jamil', false),
  row('tuli', true),
  row('nafis', false),
];

export const things = ['mango', 'marble', 'pencil', 'kite', 'egg', 'flower', 'litchi', 'book'] as const;

export const counted = (thing: (typeof things)[number], count: number): MessageRef =>
  say(`things.${thing}`, { count });
