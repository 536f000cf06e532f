import type { AuditEntry } from '@pathshala/contract/studio/audit';
import type { CsvColumn } from '../../ui/csv.ts';
import { words } from '../../words/words.ts';
import { actionWords, auditKindWords } from './words.ts';

/** The subject of an entry, in one line. */
export function aboutOf({ kind, id, revision, subject, course }: AuditEntry): string {
  const one = auditKindWords[kind].one();
  if (revision !== undefined) return words['studio.aboutRevision']({ one, id, revision });
  if (!subject) return `${one} ${id}`;
  return [subject.email ?? words['studio.somebody'](), course].filter(Boolean).join(' · ');
}

/** Columns of the audit's CSV file. */
export const auditColumns = (): readonly CsvColumn<AuditEntry>[] => [
  { title: words['studio.when'](), cell: ({ at }) => at },
  { title: words['studio.who'](), cell: ({ actor }) => actor.email ?? actor._id },
  { title: words['studio.what'](), cell: ({ action }) => actionWords[action]() },
  { title: words['studio.kind'](), cell: ({ kind }) => auditKindWords[kind].one() },
  { title: words['studio.id'](), cell: ({ id, course }) => (course ? `${id} · ${course}` : id) },
  { title: words['studio.revisionColumn'](), cell: ({ revision }) => revision ?? '' },
];
