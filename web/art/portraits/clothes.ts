import { subjectGrounds } from '@pathshala/brand/tokens';
import { lighten, mix, palette, shade } from '../drawing/color.ts';
import { pick } from '../drawing/random.ts';
import { disc, fill, stroke } from '../drawing/svg.ts';
import type { Person } from './person.ts';

type Clothes = (person: Person) => string;

const shoulders = 'M34 304C36 258 62 242 112 230Q150 262 188 230C238 242 264 258 266 304z';
const sleeves = 'M72 304C74 288 74 276 70 264M228 304C226 288 226 276 230 264';

function body(color: string): string {
  return fill(shoulders, color) + stroke(sleeves, shade(color, 0.2), 3.5);
}

const shirt: Clothes = ({ garment, accent }) => {
  const cloth = mix(garment, accent, 0.18);
  const collar = lighten(cloth, 0.3);
  return (
    body(cloth) +
    stroke('M150 256V304', shade(cloth, 0.2), 3) +
    fill('M116 226L108 236L130 266L150 252zM184 226L192 236L170 266L150 252z', collar) +
    disc(150, 276, 3.4, collar) +
    disc(150, 294, 3.4, collar)
  );
};

const panjabi: Clothes = ({ garment, accent }) => {
  const cloth = lighten(garment, 0.1);
  return (
    body(cloth) +
    fill('M112 222Q150 262 188 222L192 234Q150 276 108 234z', shade(cloth, 0.18)) +
    fill('M140 254h20v50h-20z', shade(cloth, 0.14)) +
    stroke('M136 258V304M164 258V304', accent, 2.5, 'stroke-dasharray="1 7"') +
    disc(150, 268, 3.2, accent) +
    disc(150, 282, 3.2, accent) +
    disc(150, 296, 3.2, accent)
  );
};

const waistcoat: Clothes = ({ garment }) => {
  const under = palette.chalk;
  return (
    body(under) +
    fill('M112 222Q150 262 188 222L192 234Q150 276 108 234z', '#FFFFFF') +
    fill(
      'M84 304C88 270 92 250 108 232Q120 262 146 274V304zM216 304C212 270 208 250 192 232Q180 262 154 274V304z',
      garment,
    ) +
    disc(142, 286, 3, lighten(garment, 0.5)) +
    disc(142, 299, 3, lighten(garment, 0.5))
  );
};

const blazer: Clothes = ({ garment, accent }) => {
  const dark = shade(garment, 0.35);
  return (
    body(dark) +
    fill('M112 230Q150 262 188 230L150 304z', lighten(accent, 0.5)) +
    fill('M114 226L106 238L132 262L150 250zM186 226L194 238L168 262L150 250z', '#FFFFFF') +
    fill(
      'M108 234L84 262L104 268L98 278L150 304L124 262zM192 234L216 262L196 268L202 278L150 304L176 262z',
      shade(dark, 0.3),
    )
  );
};

const sweater: Clothes = ({ garment, accent }) =>
  body(garment) +
  fill('M112 228Q150 262 188 228L150 286z', lighten(accent, 0.55)) +
  fill('M114 226L106 236L130 264L150 252zM186 226L194 236L170 264L150 252z', '#FFFFFF') +
  stroke('M108 234L150 290L192 234', shade(garment, 0.28), 8);

/** A sari: pleats rise from the right hip over the left shoulder, with a border. */
const sari: Clothes = ({ garment, accent }) => {
  const blouse = shade(garment, 0.35);
  return (
    body(blouse) +
    fill('M264 304C262 262 240 244 190 231C176 238 168 248 162 258C140 276 98 286 60 304z', garment) +
    stroke(
      'M204 238C188 262 150 282 104 304M222 246C208 272 184 290 152 304M240 258C232 280 222 294 208 304',
      shade(garment, 0.18),
      3.5,
    ) +
    stroke('M189 232C176 240 169 249 163 258C140 277 98 287 64 303', accent, 9) +
    stroke(
      'M189 232C176 240 169 249 163 258C140 277 98 287 64 303',
      shade(garment, 0.2),
      2,
      'stroke-dasharray="1 7"',
    )
  );
};

/** A kameez with a scarf laid over both shoulders. */
const orna: Clothes = ({ garment, accent }) => {
  const scarf = mix(accent, garment, 0.12);
  return (
    body(garment) +
    stroke('M120 238Q150 270 180 238', lighten(garment, 0.35), 4, 'stroke-dasharray="1 8"') +
    fill(
      'M112 226C84 234 64 246 56 304H98C100 276 108 254 132 244zM188 226C216 234 236 246 244 304H202C200 276 192 254 168 244z',
      scarf,
    ) +
    stroke(
      'M96 242C82 258 76 280 76 304M204 242C218 258 224 280 224 304M114 238C100 254 94 276 92 304M186 238C200 254 206 276 208 304',
      shade(scarf, 0.16),
      3,
    )
  );
};

/** A kameez with stitching round the neck. */
const kameez: Clothes = ({ garment, accent }) =>
  body(garment) +
  stroke('M110 232Q150 276 190 232', accent, 8) +
  stroke('M110 232Q150 276 190 232', shade(garment, 0.25), 2, 'stroke-dasharray="1 7"') +
  stroke('M150 262V304', accent, 4) +
  [272, 284, 296].map((y) => disc(140, y, 2.6, accent) + disc(160, y, 2.6, accent)).join('');

const school: Clothes = ({ woman }) =>
  body('#F7F5EE') +
  (woman
    ? fill(
        'M112 228C90 240 84 262 100 304H132C124 276 130 256 150 250C170 256 176 276 168 304H200C216 262 210 240 188 228Q150 262 112 228z',
        subjectGrounds.english,
      )
    : fill('M144 254h12l5 50h-22z', palette.leaf) +
      fill('M142 250h16l-4 12h-8z', shade(palette.leaf, 0.25))) +
  fill('M116 226L108 236L130 264L150 252zM184 226L192 236L170 264L150 252z', '#FFFFFF') +
  stroke('M130 264L150 252L170 264', '#D9D3C4', 2.5);

/** What the person wears. Under a headscarf only the shoulders are seen. */
export function clothes(person: Person): string {
  if (person.age === 'child') return school(person);
  if (person.role.cap) return panjabi({ ...person, garment: '#DAD3C2', accent: subjectGrounds.music });
  if (person.hijab) return body(shade(person.garment, 0.1));
  const choices = person.woman
    ? [sari, orna, kameez, sari, orna, blazer]
    : [shirt, panjabi, waistcoat, blazer, sweater, shirt];
  return pick(person.random, choices)(person);
}
