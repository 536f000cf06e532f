import { expect, test } from 'vitest';
import type { LighthouseResult } from './lighthouse.ts';
import { qualityOf } from './quality-page.ts';

/** A result in which each category has the audits named, its score where it is not 1. */
function result(found: Readonly<Record<string, Readonly<Record<string, number | null>>>>) {
  const entries = Object.entries(found);
  const category = (audits: Readonly<Record<string, number | null>>) => ({
    score: audits.score ?? 1,
    auditRefs: Object.keys(audits)
      .filter((id) => id !== 'score')
      .map((id) => ({ id, weight: id.endsWith('hint') ? 0 : 1 })),
  });
  return {
    categories: Object.fromEntries(entries.map(([id, audits]) => [id, category(audits)])),
    audits: Object.fromEntries(
      entries.flatMap(([, audits]) => Object.entries(audits).map(([id, score]) => [id, { score }])),
    ),
  } as unknown as LighthouseResult;
}

test('scores are of 100, and what cost something is named', () => {
  const one = result({
    accessibility: { score: 0.5, 'color-contrast': 0.5, label: 1, 'a-hint': 0, 'not-there': null },
    'best-practices': { doctype: 1 },
    seo: { score: 0, 'is-crawlable': 1, 'document-title': 0 },
  });
  expect(qualityOf(one)).toEqual({
    scores: { accessibility: 50, 'best-practices': 100, seo: 0 },
    faults: ['color-contrast', 'document-title'],
  });
});

test('a page that is not listed is not judged by how it is found', () => {
  const one = result({
    accessibility: { label: 1 },
    'best-practices': { doctype: 1 },
    seo: { 'is-crawlable': 0, 'document-title': 1 },
  });
  expect(qualityOf(one)).toEqual({
    scores: { accessibility: 100, 'best-practices': 100, seo: null },
    faults: [],
  });
});
