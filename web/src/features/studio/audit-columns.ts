import type { AuditEntry } from '@pathshala/contract/studio';
import type { CsvColumn } from '../../ui/csv.ts';
import { actionWords, kindWords, words } from './words.ts';

/** What an entry is about, in one line. */
export const aboutOf = ({ kind, id, revision }: AuditEntry): string =>
  `${kindWords[kind].one} ${id}${revision === undefined ? '' : `, ${words.revision(revision).toLowerCase()}`}`;

/** The audit as a file. */
export const auditColumns: readonly CsvColumn<AuditEntry>[] = [
  { title: words.when, cell: ({ at }) => at },
  { title: words.who, cell: ({ actor }) => actor.email ?? actor._id },
  { title: words.what, cell: ({ action }) => actionWords[action] },
  { title: words.kind, cell: ({ kind }) => kind },
  { title: 'Id', cell: ({ id }) => id },
  { title: 'Revision', cell: ({ revision }) => revision ?? '' },
];
