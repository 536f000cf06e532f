import { withLatinDigits } from '@pathshala/contract/text/digits';
import { type Rational, ratio } from './rational.ts';
import { say, type Text } from './text.ts';

interface Unit {
  readonly measures: string;
  readonly size: Rational;
  readonly written: readonly [string, ...string[]];
}

const row = (measures: string, size: Rational, spellings: string): Unit => ({
  measures,
  size,
  written: spellings.split(', ') as [string, ...string[]],
});

export const units = {
  mm: row('length', ratio(1, 1000), 'mm, millimetre, millimeter, মিমি, মিলিমিটার'),
  cm: row('length', ratio(1, 100), 'cm, centimetre, centimeter, সেমি, সেন্টিমিটার'),
  m: row('length', ratio(1), 'm, metre, meter, মিটার, মি'),
  km: row('length', ratio(1000), 'km, kilometre, kilometer, কিমি, কিলোমিটার'),
  mg: row('mass', ratio(1, 1e6), 'mg, milligram, মিগ্রা, মিলিগ্রাম'),
  g: row('mass', ratio(1, 1000), 'g, gram, gm, গ্রাম, গ্রা'),
  kg: row('mass', ratio(1), 'kg, kilogram, kilo, কেজি, কিলোগ্রাম, কিলো'),
  ml: row('volume', ratio(1, 1000), 'ml, millilitre, milliliter, মিলি, মিলিলিটার'),
  l: row('volume', ratio(1), 'litre, liter, l, লিটার, লি'),
  cm3: row(
    'volume',
    ratio(1, 1000),
    'cm³, cm^3, cubic cm, cubic centimetre, ঘনসেমি, ঘন সেন্টিমিটার, সেমি³, সেমি^৩',
  ),
  m3: row('volume', ratio(1000), 'm³, m^3, cubic metre, cubic meter, ঘনমিটার, মিটার³, মিটার^৩'),
  mm2: row('area', ratio(1, 1e6), 'mm², mm^2, square mm, বর্গমিমি, মিমি²'),
  cm2: row(
    'area',
    ratio(1, 1e4),
    'cm², cm^2, sq cm, square cm, square centimetre, বর্গসেমি, বর্গ সেন্টিমিটার, সেমি², সেমি^২',
  ),
  m2: row('area', ratio(1), 'm², m^2, sq m, square metre, square meter, বর্গমিটার, বর্গমি, মিটার², মিটার^২'),
  second: row('time', ratio(1), 's, second, sec, সেকেন্ড, সে'),
  minute: row('time', ratio(60), 'minute, min, মিনিট, মিঃ'),
  hour: row('time', ratio(3600), 'hour, h, hr, ঘণ্টা, ঘন্টা'),
  day: row('time', ratio(86_400), 'day, দিন'),
  week: row('time', ratio(604_800), 'week, সপ্তাহ'),
  taka: row('money', ratio(1), 'taka, tk, ৳, bdt, টাকা, টা:'),
  degree: row('angle', ratio(1), '°, degree, deg, ডিগ্রি, ডিগ্রী'),
  celsius: row(
    'temperature',
    ratio(1),
    '°C, degrees celsius, degree celsius, c, degrees, degree, °, °সে, ডিগ্রি সেলসিয়াস, ডিগ্রি, ডিগ্রী',
  ),
  percent: row('share', ratio(1), '%, percent, per cent, শতাংশ, ভাগ'),
  mps: row('speed', ratio(1), 'ms⁻¹, ms^-1, m/s, metres per second, metre per second, মি/সে, মিটার/সেকেন্ড'),
  kmph: row('speed', ratio(5, 18), 'kmh⁻¹, kmh^-1, km/h, kmph, kilometres per hour, কিমি/ঘণ্টা, কিমি/ঘন্টা'),
  mps2: row('acceleration', ratio(1), 'ms⁻², ms^-2, m/s², m/s^2, মি/সে², মি/সে^২'),
  newton: row('force', ratio(1), 'N, newton, নিউটন'),
  joule: row('energy', ratio(1), 'J, joule, জুল'),
  watt: row('power', ratio(1), 'W, watt, ওয়াট'),
  pascal: row('pressure', ratio(1), 'Pa, pascal, N/m², N/m^2, প্যাসকেল'),
  volt: row('voltage', ratio(1), 'V, volt, ভোল্ট'),
  ampere: row('current', ratio(1), 'A, ampere, amp, অ্যাম্পিয়ার, এম্পিয়ার'),
  ohm: row('resistance', ratio(1), 'Ω, ohm, ওহম, ও’ম'),
  hertz: row('frequency', ratio(1), 'Hz, hertz, হার্জ'),
  mole: row('amount', ratio(1), 'mol, mole, মোল'),
  gramPerMole: row('molar mass', ratio(1), 'g mol⁻¹, gmol^-1, g/mol, gram per mole, গ্রাম/মোল'),
  gramPerCm3: row('density', ratio(1), 'g/cm³, g/cm^3, gcm⁻³, গ্রাম/সেমি³, গ্রাম/ঘনসেমি'),
} as const satisfies Readonly<Record<string, Unit>>;

export type UnitName = keyof typeof units;

const shorn = (written: string) =>
  withLatinDigits(written.normalize('NFC'))
    .toLowerCase()
    .replace(/⁻/g, '-')
    .replace(/[\s.·\u200c\u200d]/g, '');

const byName = new Map<string, UnitName[]>();
for (const [name, { written }] of Object.entries(units) as [UnitName, Unit][]) {
  const many = written.filter((one) => /^[a-z ]{3,}$/.test(one)).map((one) => `${one}s`);
  for (const one of [...written, ...many]) byName.set(shorn(one), [...(byName.get(shorn(one)) ?? []), name]);
}

export const unitName = (unit: UnitName): Text => say(`units.${unit}`);

export function unitOf(written: string, wantedUnit: UnitName): UnitName | undefined {
  const found = byName.get(shorn(written)) ?? [];
  return found.includes(wantedUnit) ? wantedUnit : found[0];
}

export function unitsIn(given: UnitName, wantedUnit: UnitName): Rational | undefined {
  const [one, other] = [units[given], units[wantedUnit]];
  return one.measures === other.measures
    ? ratio(one.size.n * other.size.d, one.size.d * other.size.n)
    : undefined;
}
