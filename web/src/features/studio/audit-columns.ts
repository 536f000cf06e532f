import type { AuditEntry } from '@pathshala/contract/studio/items';
import type { CsvColumn } from '../../ui/csv-button.tsx';
import { words } from '../../words/words.ts';
import { titleOf } from './title-of.ts';
import { actionWords, auditKindWords } from './words.ts';

/** The subject of an entry, in one line; an item by its title. */
export function aboutOf({ kind, id, revision, subject, course, ...entry }: AuditEntry): string {
  const one = auditKindWords[kind].one();
  const name = entry.title === undefined ? id : `“${titleOf(entry.title)}”`;
  if (revision !== undefined) return words['studio.aboutRevision']({ one, id: name, revision });
  if (!subject) return `${one} ${name}`;
  const courseName = entry.courseTitle === undefined ? course : titleOf(entry.courseTitle);
  return [subject.email ?? words['studio.somebody'](), courseName].filter(Boolean).join(' · ');
}

/** Columns of the audit's CSV file. */
export const auditColumns = (): readonly CsvColumn<AuditEntry>[] => [
  { title: words['studio.when'](), cell: ({ at }) => at },
  { title: words['studio.who'](), cell: ({ actor }) => actor.email ?? actor._id },
  { title: words['studio.what'](), cell: ({ action }) => actionWords[action]() },
  { title: words['studio.kind'](), cell: ({ kind }) => auditKindWords[kind].one() },
  { title: words['studio.title'](), cell: ({ title }) => (title === undefined ? '' : titleOf(title)) },
  { title: words['studio.id'](), cell: ({ id, course }) => (course ? `${id} · ${course}` : id) },
  { title: words['studio.revisionColumn'](), cell: ({ revision }) => revision ?? '' },
];
