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

/** In turns a girl and a boy. */
export const children: readonly Child[] =
  'rima sohel tania farid mitu rafi ayesha bipul shirin jamil tuli nafis'
    .split(' ')
    .map((id, at) => row(id, at % 2 === 0));

export const things = ['mango', 'marble', 'pencil', 'kite', 'egg', 'flower', 'litchi', 'book'] as const;

export const counted = (thing: (typeof things)[number], count: number): MessageRef =>
  say(`things.${thing}`, { count });
