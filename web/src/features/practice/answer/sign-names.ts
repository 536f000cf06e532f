/** What the signs of Bangla vowels are called: alone, a screen reader says nothing for them. */
const names: Readonly<Record<string, string>> = {
  'া': 'আ-কার',
  'ি': 'ই-কার',
  'ী': 'ঈ-কার',
  'ু': 'উ-কার',
  'ূ': 'ঊ-কার',
  'ৃ': 'ঋ-কার',
  'ে': 'এ-কার',
  'ৈ': 'ঐ-কার',
  'ো': 'ও-কার',
  'ৌ': 'ঔ-কার',
  'ং': 'অনুস্বার',
  'ঃ': 'বিসর্গ',
  'ঁ': 'চন্দ্রবিন্দু',
  '্': 'হসন্ত',
};

/** A tile as it is said; undefined: as it is written. */
export const signName = (tile: string): string | undefined => names[tile];
