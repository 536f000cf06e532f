/** A child of the exercises, with the Bangla word for what is theirs. */
export interface Child {
  readonly en: string;
  readonly bn: string;
  readonly bnOf: string;
  readonly she: boolean;
}

const row = (en: string, bn: string, bnOf: string, she: boolean): Child => ({ en, bn, bnOf, she });

export const children: readonly Child[] = [
  row('Rima', 'রিমা', 'রিমার', true),
  row('Sohel', 'সোহেল', 'সোহেলের', false),
  row('Tania', 'তানিয়া', 'তানিয়ার', true),
  row('Farid', 'ফরিদ', 'ফরিদের', false),
  row('Mitu', 'মিতু', 'মিতুর', true),
  row('Rafi', 'রাফি', 'রাফির', false),
  row('Ayesha', 'আয়েশা', 'আয়েশার', true),
  row('Bipul', 'বিপুল', 'বিপুলের', false),
  row('Shirin', 'শিরিন', 'শিরিনের', true),
  row('Jamil', 'জামিল', 'জামিলের', false),
  row('Tuli', 'তুলি', 'তুলির', true),
  row('Nafis', 'নাফিস', 'নাফিসের', false),
];

/** Things that are counted, one and many in English. */
export const things = [
  { one: 'mango', many: 'mangoes', bn: 'আম' },
  { one: 'marble', many: 'marbles', bn: 'মার্বেল' },
  { one: 'pencil', many: 'pencils', bn: 'পেনসিল' },
  { one: 'kite', many: 'kites', bn: 'ঘুড়ি' },
  { one: 'egg', many: 'eggs', bn: 'ডিম' },
  { one: 'flower', many: 'flowers', bn: 'ফুল' },
  { one: 'litchi', many: 'litchis', bn: 'লিচু' },
  { one: 'book', many: 'books', bn: 'বই' },
] as const;
