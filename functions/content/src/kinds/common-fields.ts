/** Fields shared by kinds. */

import { listNames } from '@pathshala/contract/catalogue/lists';
import { subjectNames } from '@pathshala/contract/catalogue/subjects';
import { languages } from '@pathshala/contract/text/languages';
import { choice, flag, group, type Label, text } from './define-fields.ts';

export const subject = (label: Label = 'studio-fields.subject') =>
  choice(subjectNames, 'subjects', { label });
export const courseList = (label: Label) => choice(listNames, 'lists', { label });

/** A day, YYYY-MM-DD. */
export const day = (label: Label) =>
  text({ label, control: 'date', pattern: [/^\d{4}-\d\d-\d\d$/, 'faults.day'] });

/** Parameters of a drawn portrait; the seed distinguishes people. */
export const portrait = () =>
  group({
    seed: text({ label: 'studio-fields.seed', hint: 'studio-fields.seedHint' }),
    look: choice(['woman', 'man'], 'studio-fields', { label: 'studio-fields.look' }),
    hijab: flag('studio-fields.hijab'),
    beard: flag('studio-fields.beard'),
    glasses: flag('studio-fields.glasses'),
  });

/** Common first fields of articles and books. */
export const entryStart = {
  userName: text({ min: 2, max: 60, translatable: true, label: 'studio-fields.author' }),
  title: text({ min: 3, max: 100, translatable: true, label: 'studio.title' }),
  /** Plain text; blank lines separate paragraphs. */
  description: text({
    ...{ min: 20, max: 20_000, translatable: true, rows: 14 },
    ...{ label: 'studio-fields.body', hint: 'studio-fields.paragraphsHint' },
  }),
  subject: subject(),
  /** Its language. */
  lang: choice(languages, 'languages', { label: 'studio-fields.lang' }),
} as const;
