/** A device's font, in whose place the site's comes. */
export interface StandIn {
  /** By the names that browsers know. */
  readonly local: readonly string[];
  /** Typical text of the site, measured in both fonts. */
  readonly text: string;
  /** Its width in the fallback, in thousandths of an em. */
  readonly width: number;
}

/** A script other than Latin that both fonts of the site have (`web/brand/fonts.ts`). */
interface OtherScript {
  readonly name: string;
  readonly all: string;
  /** Its digits, which may come from another file, and its range without them. */
  readonly digits: string;
  readonly letters: string;
  readonly device: {
    /** Its fonts on Android, Windows, Apple's devices and Linux, by the names that browsers know. */
    readonly names: readonly string[];
    /** The phones' fonts, used until the site's have loaded. */
    readonly regular: StandIn;
    readonly bold: StandIn;
  };
}

const bengaliText =
  'পাঠ, বই আর সরাসরি ক্লাস, বাংলায় ও ইংরেজিতে, হাতের ফোনেই। প্রতিটি অধ্যায় শুরু হয় একটি ভাবনা দিয়ে, তারপর আসে প্রশ্ন, যা ' +
  'পরীক্ষায় আসতে পারে। ভালো পাঠ যেন স্কুলের পথ, বইয়ের দাম বা ফোনের সংকেতের ওপর নির্ভর না করে। শিক্ষকেরা জানেন কোথায় ভুল হয়, ' +
  'আর কেমন করে তা শুধরে নিতে হয়।';

export const otherScripts: readonly OtherScript[] = [
  {
    name: 'bengali',
    all: 'U+0964-0965, U+0980-09FE, U+200C-200D, U+25CC',
    digits: 'U+09E6-09EF',
    letters: 'U+0964-0965, U+0980-09E5, U+09F0-09FE, U+200C-200D, U+25CC',
    // Android's Noto Sans Bengali joins letters: widths were measured over whole texts, shaped by its own file.
    device: {
      names: [
        ...['Noto Sans Bengali', 'NotoSansBengali-Regular', 'Nirmala UI', 'Vrinda', 'KohinoorBangla-Regular'],
        ...['Bangla Sangam MN', 'Lohit Bengali'],
      ],
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
