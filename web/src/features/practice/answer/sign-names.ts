/** Names of the Bangla vowel signs. Screen readers say nothing for a vowel sign alone. */
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

/** The spoken name of a tile. Undefined: the tile is read as written. */
export const signName = (tile: string): string | undefined => names[tile];
