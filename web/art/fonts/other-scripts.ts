/** Text as a device shows it until a web font is there. */
export interface StandIn {
  /** What is measured in both fonts: text as the site has it. */
  readonly text: string;
  /** How wide that is in what stands in, in thousandths of an em. */
  readonly width: number;
}

/** A script beside Latin of which both faces of the site have the letters (`web/brand/fonts.ts`). */
interface OtherScript {
  /** In the names of its files. */
  readonly name: string;
  /** All that its files have, as `unicode-range` says it. */
  readonly all: string;
  /** Digits, which another file may bring, and what is left then. */
  readonly digits: string;
  readonly letters: string;
  /** What phones have for it: the names that a browser finds it by. */
  readonly device: {
    readonly regular: StandIn & { readonly local: readonly string[] };
    readonly bold: StandIn & { readonly local: readonly string[] };
  };
}

const bengaliText =
  'পাঠ, বই আর সরাসরি ক্লাস, বাংলায় ও ইংরেজিতে, হাতের ফোনেই। প্রতিটি অধ্যায় শুরু হয় একটি ভাবনা দিয়ে, তারপর আসে প্রশ্ন, যা ' +
  'পরীক্ষায় আসতে পারে। ভালো পাঠ যেন স্কুলের পথ, বইয়ের দাম বা ফোনের সংকেতের ওপর নির্ভর না করে। শিক্ষকেরা জানেন কোথায় ভুল হয়, ' +
  'আর কেমন করে তা শুধরে নিতে হয়।';

/** A row for each. */
export const otherScripts: readonly OtherScript[] = [
  {
    name: 'bengali',
    // All but the taka sign, which has a file of its own.
    all: 'U+0964-0965, U+0980-09F2, U+09F4-09FE, U+200C-200D, U+25CC',
    digits: 'U+09E6-09EF',
    letters: 'U+0964-0965, U+0980-09E5, U+09F0-09F2, U+09F4-09FE, U+200C-200D, U+25CC',
    // Noto Sans Bengali, which Android has, joins letters: its widths were measured as a whole, as its own file shapes the text.
    device: {
      regular: {
        local: ['Noto Sans Bengali', 'Noto Sans Bengali Regular', 'NotoSansBengali-Regular'],
        text: bengaliText,
        width: 120_752,
      },
      bold: {
        local: ['Noto Sans Bengali Bold', 'NotoSansBengali-Bold'],
        text: bengaliText,
        width: 124_606,
      },
    },
  },
];

/** Whether a font of the built site is one with the letters of another script. @param address of its file */
export const isOfOtherScript = (address: string): boolean =>
  otherScripts.some(({ name }) => address.includes(`-${name}-`));
