import { subjectSigns } from '@pathshala/brand/subject-signs';
import { subjectGrounds } from '@pathshala/brand/tokens';
import { subjects } from '@pathshala/contract/catalogue/subjects';
import { describe, expect, it } from 'vitest';
import { contrast } from '../drawing/color.ts';

describe('subject signs', () => {
  it('are readable in white on their grounds', () => {
    for (const { subject } of subjects) {
      const { fill, stroke } = subjectSigns[subject];
      expect(fill ?? stroke, subject).toMatch(/^M/);
      expect(contrast('#ffffff', subjectGrounds[subject]), subject).toBeGreaterThanOrEqual(4.5);
    }
  });
});
