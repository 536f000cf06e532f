import { subjectGrounds } from '@pathshala/brand/tokens';
import type { Portrait } from '@pathshala/contract/content/instructor';
import { palette } from '../drawing/color.ts';
import { between, pick, type Random, randomOf } from '../drawing/random.ts';
import { casting, type Role } from './casting.ts';

/** Measures that the parts of a portrait share. The face is in a square of 300 units, its middle line at 150. */
export interface Person {
  readonly random: Random;
  readonly woman: boolean;
  readonly hijab: boolean;
  readonly beard: boolean;
  readonly glasses: boolean;
  readonly age: 'child' | 'adult' | 'elder';
  readonly role: Role;
  readonly skin: string;
  readonly hair: string;
  /** Left and right edge of the face. */
  readonly left: number;
  readonly right: number;
  /** Half the chin's width. */
  readonly jaw: number;
  readonly garment: string;
  readonly accent: string;
}

const skins = ['#E9B98F', '#DDA577', '#CF9163', '#BD7D50', '#A66A41', '#8C5633'] as const;
const hairs = ['#1B1614', '#241A17', '#2E211C', '#16171D', '#3A2820'] as const;
const greys = ['#8E8B89', '#B9B5B0', '#6F6B69'] as const;
const garments = [
  palette.leaf,
  subjectGrounds.english,
  subjectGrounds.chemistry,
  subjectGrounds.bangla,
  subjectGrounds.physics,
  subjectGrounds.finance,
  subjectGrounds.social,
  subjectGrounds.religious,
  subjectGrounds.music,
  palette.ink,
  subjectGrounds.biology,
  subjectGrounds.psychology,
] as const;
const accents = [
  palette.marigold,
  '#F6E3B4',
  palette.chalk,
  '#F4A988',
  '#A8D8C0',
  '#BBD5F2',
  '#F2C1D8',
] as const;

/** Chooses the person's looks, from the seed and what is known about them. */
export function personOf(portrait: Portrait): Person {
  const random = randomOf(portrait.seed);
  const role = casting[portrait.seed] ?? {};
  const age = role.age ?? 'adult';
  const half =
    (portrait.look === 'woman' ? between(random, 48, 52) : between(random, 50, 55)) +
    (age === 'child' ? 2 : 0);
  const jaw = portrait.look === 'woman' ? between(random, 22, 30) : between(random, 28, 38);
  const skin = pick(random, skins);
  const greyed = age === 'elder' || (age === 'adult' && portrait.look === 'man' && random() < 0.1);
  const hair = greyed ? pick(random, greys) : pick(random, hairs);
  return {
    random,
    role,
    age,
    woman: portrait.look === 'woman',
    hijab: portrait.hijab ?? false,
    beard: portrait.beard ?? false,
    glasses: portrait.glasses ?? false,
    skin: role.skin ?? skin,
    hair: role.hair ?? hair,
    left: 150 - half,
    right: 150 + half,
    jaw: age === 'child' ? jaw + 4 : jaw,
    garment: pick(random, garments),
    accent: pick(random, accents),
  };
}
