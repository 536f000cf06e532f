import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { subjectSigns } from '@pathshala/brand/subject-signs';
import { subjectGrounds } from '@pathshala/brand/tokens';
import { subjects } from '@pathshala/contract/catalogue/subjects';
import { describe, expect, it } from 'vitest';
import { contrast } from '../drawing/color.ts';
import { letterSign, letterSigns } from './letter-sign.ts';

describe('subject signs', () => {
  it('are readable in white on their grounds', () => {
    for (const { subject } of subjects) {
      const { fill, stroke } = subjectSigns[subject];
      expect(fill ?? stroke, subject).toMatch(/^M/);
      expect(contrast('#ffffff', subjectGrounds[subject]), subject).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('are letters of the font if they are letters', () => {
    for (const [subject, letter] of Object.entries(letterSigns))
      expect(subjectSigns[subject as keyof typeof letterSigns].fill, subject).toBe(letterSign(letter));
  });

  it('stay small enough to go with the first page', () => {
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
