import type { SkillTitle } from '@pathshala/content/practice/catalogue';

/**
 * A few skills in place of all: without it a test would load every template for their names. In a test
 * `vi.mock('@pathshala/content/practice/skill-titles', () => import('../../testing/skill-titles.ts'))`.
 */
export const skillTitles: readonly [SkillTitle, SkillTitle, SkillTitle] = [
  { id: 'm1-adding', class: 1, title: 'Adding to ten' },
  { id: 'm7-signs', class: 7, title: 'Numbers below zero' },
  { id: 'm7-ratio', class: 7, title: 'Ratios' },
];
