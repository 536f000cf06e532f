/** Who did what in the studio, and about people: docs/contract.md, "The studio". */

import type { Party } from '../accounts/user.ts';
import type { StudioKind } from '../content/fields.ts';
import type { LocalText } from '../text/local-text.ts';

export const auditActions = [
  'create',
  'edit',
  'publish',
  'unpublish',
  'archive',
  'restore',
  'move',
  'assign',
  'share',
  'unshare',
  'ask',
  'unask',
  'return',
  'upload',
  'give',
  'take',
  'disable',
  'enable',
  'erase',
  'make-admin',
  'remove-admin',
  'make-teacher',
  'remove-teacher',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** What an entry of the audit is about: an item of a kind, a file that was uploaded, or what was done about a person. */
export type AuditKind = StudioKind | 'media' | 'people';

export interface AuditEntry {
  readonly _id: string;
  readonly at: string;
  readonly actor: Party;
  readonly action: AuditAction;
  readonly kind: AuditKind;
  /** Of an upload, the name of the file: what `GET /media/:name` takes; of a person, the uid. */
  readonly id: string;
  readonly revision?: number;
  /** Of an item: its title now. */
  readonly title?: LocalText;
  /** Of an entry about a person: who that is. */
  readonly subject?: Party;
  /** Which course they were given, or lost. */
  readonly course?: string;
  /** Its title now. */
  readonly courseTitle?: LocalText;
}
