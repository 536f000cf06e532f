import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { subjectSigns } from '@pathshala/brand/subject-signs';
import { subjectGrounds } from '@pathshala/brand/tokens';
import { subjects } from '@pathshala/contract/subjects';
import { describe, expect, it } from 'vitest';
import { contrast } from '../drawing/color.ts';
import { letterSign, letterSigns } from './letter-sign.ts';

describe('subject signs', () => {
  it.each(subjects)('$subject has a sign that is readable in white on its ground', ({ subject }) => {
    const { fill, stroke } = subjectSigns[subject];
    expect(fill ?? stroke).toMatch(/^M/);
    expect(contrast('#ffffff', subjectGrounds[subject])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(Object.entries(letterSigns))('%s is the typeface’s own %s', (subject, letter) => {
    expect(subjectSigns[subject as keyof typeof letterSigns].fill).toBe(letterSign(letter));
  });

  it('stays small enough to go with the first page', () => {
    const file = fileURLToPath(import.meta.resolve('@pathshala/brand/subject-signs'));
    expect(statSync(file).size).toBeLessThan(6000);
  });
});

describe('contrast', () => {
  it('knows the ends of the scale', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#777777')).toBe(1);
  });
});
