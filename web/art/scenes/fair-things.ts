import { subjectGrounds } from '@pathshala/brand/tokens';
import { lighten, palette, shade } from '../drawing/color.ts';
import { disc, fill, group, rect, stroke } from '../drawing/svg.ts';

/** A model windmill on a box: about 190 high. */
export function windmill(): string {
  const blade = (turn: number) =>
    group(
      `translate(0 -158) rotate(${turn})`,
      fill('M-5 -6L-26 -66Q0 -86 18 -66L6 -6z', subjectGrounds.english) +
        stroke('M0 -8L-4 -68M-14 -40l24 2M-18 -56l30 1', '#BBD5F2', 3),
    );
  return (
    fill('M-30 0L-15 -142H15L30 0z', subjectGrounds.bangla) +
    fill('M0 -142H15L30 0H0z', shade(subjectGrounds.bangla, 0.16)) +
    fill('M-24 -140Q0 -176 24 -140z', subjectGrounds.psychology) +
    [18, 108, 198, 288].map(blade).join('') +
    disc(0, -158, 9, palette.marigold) +
    rect(-9, -38, 18, 38, '#5E3820', 6) +
    rect(-6, -96, 12, 16, '#FBE3B5', 3)
  );
}

/** A bulb in its holder that shines. */
export function bulb(): string {
  return (
    '<circle cx="0" cy="-92" r="86" fill="#FFE9A8" opacity=".4"/><circle cx="0" cy="-92" r="58" fill="#FFE9A8" opacity=".6"/>' +
    fill(
      'M0 -132C-34 -132 -38 -96 -20 -80C-14 -74 -14 -68 -14 -62H14C14 -68 14 -74 20 -80C38 -96 34 -132 0 -132z',
      '#FFD24D',
    ) +
    stroke('M-8 -64L-10 -92L0 -84L10 -92L8 -64', '#C97E00', 3) +
    rect(-15, -62, 30, 16, '#7C8794', 4) +
    rect(-24, -46, 48, 46, subjectGrounds.religious, 8) +
    rect(-34, -10, 68, 10, shade(subjectGrounds.religious, 0.25), 4) +
    stroke('M-62 -122l-16 -8M62 -122l16 -8M0 -176v-18M-42 -160l-10 -14M42 -160l10 -14', palette.marigold, 5)
  );
}

export function battery(): string {
  return (
    rect(-40, -34, 70, 34, palette.ink, 6) +
    rect(-40, -34, 24, 34, palette.marigold, 6) +
    rect(30, -24, 9, 14, '#7C8794', 2) +
    stroke('M2 -17h14M9 -24v14', '#fff', 4)
  );
}

export function poster(): string {
  const bars = [44, 72, 58, 98, 120]
    .map((high, i) =>
      rect(
        560 + i * 40,
        250 - high,
        26,
        high,
        [
          subjectGrounds.bangla,
          subjectGrounds.english,
          subjectGrounds.biology,
          subjectGrounds.chemistry,
          palette.leaf,
        ][i] ?? palette.leaf,
        4,
      ),
    )
    .join('');
  return (
    rect(516, 76, 272, 212, shade('#D9B48A', 0.15), 6) +
    rect(510, 70, 272, 212, palette.paper, 6) +
    disc(646, 74, 7, subjectGrounds.bangla) +
    stroke('M544 116V252H764', palette.ink, 4.5) +
    bars +
    stroke('M573 192L613 166L653 178L693 138L733 114', palette.marigold, 5) +
    stroke('M560 98h96', palette.ink, 6) +
    stroke('M670 98h40', lighten(palette.ink, 0.5), 6)
  );
}
