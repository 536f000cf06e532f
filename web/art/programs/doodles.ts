import type { SubjectName } from '@pathshala/contract/catalogue/subjects';
import { outline } from '../text/outline.ts';

/** Something drawn with chalk in a box of 100 units: lines to draw and outlines to fill. */
export interface Doodle {
  readonly lines?: string;
  readonly letters?: string;
}

function write(text: string, size: number): Doodle {
  return {
    letters: outline(text, { font: 'heading', size, x: 50, y: 50 + size * 0.33, anchor: 'middle' }).d,
  };
}

/** Three or more for each subject. */
export const doodles: Readonly<Record<SubjectName, readonly Doodle[]>> = {
  bangla: [
    write('অ আ ই', 38),
    write('ছড়া', 44),
    { lines: 'M14 90C30 50 56 20 88 10C86 44 62 68 30 74M14 90L58 42M44 58l20 -2M34 68l14 0' },
  ],
  english: [
    { lines: 'M12 18H88V66H50L32 86V66H12zM28 36H72M28 50H58' },
    write('a b c', 40),
    write('Hello!', 36),
  ],
  mathematics: [
    { lines: 'M12 84H90L12 18zM12 70H26V84M46 46l8 10' },
    { lines: 'M50 12a38 38 0 1 0 .1 0M50 50V12M50 50L83 69M50 50L17 69' },
    write('7 × 8', 38),
    {
      lines:
        'M4 60H96M12 50V70M31 50V70M50 50V70M69 50V70M88 50V70M12 40Q31 8 48 38M48 38l2 -12M48 38l-11 -4',
    },
  ],
  physics: [
    { lines: 'M20 10H80M50 10L76 70M50 10V82M50 10L24 70M76 70a9 9 0 1 0 .1 0M24 66a1 1 0 1 0 .1 0' },
    { lines: 'M4 50C14 10 24 10 33 50S52 90 62 50S81 10 96 50M4 50H96' },
    { lines: 'M10 88V10M10 88H94M10 76C40 74 58 50 86 18M10 10l-5 9M10 10l5 9M94 88l-9 -5M94 88l-9 5' },
  ],
  chemistry: [
    {
      lines:
        'M38 10H62M43 10V40L18 82Q14 90 24 90H76Q86 90 82 82L57 40V10M28 66H72M44 78v.1M56 74v.1M50 54v.1',
    },
    { lines: 'M50 8L86 29V71L50 92L14 71V29zM50 20L76 35M76 65L50 80M24 65V35' },
    {
      lines:
        'M50 44a6 6 0 1 0 .1 0M50 10C70 10 70 90 50 90S30 10 50 10M15 30C25 13 95 53 85 70S5 47 15 30M85 30C75 13 5 53 15 70S95 47 85 30',
    },
  ],
  biology: [
    {
      lines:
        'M50 92V44M50 60C30 60 22 46 20 30C40 30 50 42 50 60M50 48C52 28 64 18 84 16C84 38 70 48 50 48M28 92H72',
    },
    {
      lines:
        'M50 24V82M50 40C30 6 6 20 18 44C22 52 34 52 50 50C32 54 22 66 30 78C38 88 48 76 50 62M50 40C70 6 94 20 82 44C78 52 66 52 50 50C68 54 78 66 70 78C62 88 52 76 50 62M46 22l-6 -10M54 22l6 -10',
    },
    {
      lines:
        'M50 10C84 8 96 36 90 60S60 96 34 88S2 54 14 30S34 12 50 10M58 42a13 13 0 1 0 .1 0M30 36v.1M34 68v.1M76 72v.1M72 34l8 4M26 54l8 2',
    },
  ],
  coding: [
    { lines: 'M20 26H80V80H20zM50 26V12M50 12v.1M38 46v6M62 46v6M38 66H62M10 46V60M90 46V60' },
    { lines: 'M34 26L12 50L34 74M66 26L88 50L66 74M58 16L42 84' },
    {
      lines:
        'M10 14H44V40H10zM56 60H90V86H56zM44 27H73V60M73 60l-7 -9M73 60l7 -9M56 73H27V40M27 40l-7 9M27 40l7 9',
    },
  ],
  music: [
    { lines: 'M4 26H96M4 40H96M4 54H96M4 68H96M30 68a9 7 0 1 0 .1 0M38 72V30M64 54a9 7 0 1 0 .1 0M72 58V18' },
    {
      lines: 'M22 30C22 20 78 20 78 30S22 40 22 30V68C22 90 78 90 78 68V30M22 42L36 78M78 42L64 78M50 38V84',
    },
    {
      lines: 'M18 66C6 30 40 8 62 22S80 54 60 56S50 74 62 82S30 96 18 66M36 34v.1M56 34v.1M28 54v.1M42 70v.1',
    },
  ],
  finance: [
    { lines: 'M10 88H92M20 88V60H36V88M44 88V40H60V88M68 88V18H84V88M16 40L44 20L60 26L86 4' },
    {
      lines:
        'M20 30C20 20 64 20 64 30S20 40 20 30V70C20 80 64 80 64 70V30M20 43C20 53 64 53 64 43M20 57C20 67 64 67 64 57M80 56a14 14 0 1 0 .1 0',
    },
    write('৳ 100', 36),
  ],
  social: [
    { lines: 'M50 8a42 42 0 1 0 .1 0M50 22L60 50L50 78L40 50zM40 50H60M50 12v.1M50 88v.1M12 50v.1M88 50v.1' },
    {
      lines:
        'M10 26L36 14L64 26L90 14V74L64 86L36 74L10 86zM36 14V74M64 26V86M18 60q8 -14 14 -6M46 40q6 12 12 4',
    },
    { lines: 'M10 88H90M18 88V48M34 88V48M66 88V48M82 88V48M10 48H90L50 18zM50 60V88M50 34v.1' },
  ],
  religious: [
    { lines: 'M50 30C38 20 22 18 8 22V78C22 74 38 76 50 86C62 76 78 74 92 78V22C78 18 62 20 50 30V86' },
    { lines: 'M50 10L60 38L90 38L66 56L75 86L50 68L25 86L34 56L10 38L40 38z' },
    { lines: 'M50 18C62 34 64 40 64 46a14 14 0 0 1 -28 0C36 40 38 34 50 18M16 66H84Q82 88 50 88T16 66' },
  ],
  psychology: [
    {
      lines:
        'M38 70C38 58 24 52 24 34a26 26 0 0 1 52 0C76 52 62 58 62 70zM40 80H60M44 90H56M50 70V48l-8 -8M50 48l8 -8',
    },
    { lines: 'M28 60C8 60 8 34 28 34C30 14 62 12 66 30C88 26 94 58 72 60zM30 76v.1M20 90v.1' },
    { lines: 'M50 10a40 40 0 1 0 .1 0M34 40v6M66 40v6M30 60Q50 84 70 60' },
  ],
};
