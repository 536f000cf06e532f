import type { AuditAction } from '@pathshala/contract/studio/items';
import { type DocumentReference, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { collections, expiryOf } from '../firestore/collections.ts';
import type { AuditRecord } from '../firestore/studio-records.ts';
import { commitOf } from '../firestore/writes.ts';

type Subject = Pick<AuditRecord, 'kind' | 'id'>;

/** @param write a batch or a transaction */
export function noteAudit(
  db: Firestore,
  write: { readonly create: (entry: DocumentReference<AuditRecord>, record: AuditRecord) => unknown },
  { kind, id }: Subject,
  entry: {
    readonly actor: string;
    readonly at: Timestamp;
    readonly action: AuditAction;
    readonly revision?: number;
    readonly course?: string;
  },
): void {
  const expiresAt = expiryOf('audit', entry.at);
  write.create(collections.audit(db).doc(), { ...entry, kind, id, expiresAt });
}

/** An upload is stored outside Firestore, so it is in no batch. @throws DomainError `unavailable` */
export async function noteUpload(db: Firestore, actor: string, name: string): Promise<void> {
  const batch = db.batch();
  noteAudit(db, batch, { kind: 'media', id: name }, { actor, at: Timestamp.now(), action: 'upload' });
  await commitOf(db, actor, batch);
}

/** Call before the action, since Auth is in no batch. @throws DomainError `unavailable` */
export async function notePerson(db: Firestore, actor: string, subject: string, action: AuditAction) {
  const batch = db.batch();
  noteAudit(db, batch, { kind: 'people', id: subject }, { actor, at: Timestamp.now(), action });
  await batch.commit();
}
