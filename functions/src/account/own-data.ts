import type { KeptDocument, OwnAccount, OwnData } from '@pathshala/contract/accounts/user';
import type { UserRecord as Account, Auth } from 'firebase-admin/auth';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import {
  type DataSubject,
  dataSubjectOf,
  findPersonalData,
  type PersonalDocument,
} from '../domain/personal-data.ts';

/** All data about a person in Firestore and Auth. */
export async function readOwnData(auth: Pick<Auth, 'getUser'>, db: Firestore, uid: string): Promise<OwnData> {
  const account = await auth.getUser(uid);
  const person = dataSubjectOf(account);
  const documentsByCollection: Record<string, KeptDocument[]> = {};
  for (const found of await findPersonalData(db, person)) {
    documentsByCollection[found.collection] = [
      ...(documentsByCollection[found.collection] ?? []),
      toKept(found, person),
    ];
  }
  return { exportedAt: new Date().toISOString(), account: toAccount(account), kept: documentsByCollection };
}

function toKept({ row, snapshot }: PersonalDocument, person: DataSubject): KeptDocument {
  const fields = snapshot.data();
  const shown = row.shown?.(fields, person) ?? fields;
  return { _id: snapshot.id, ...(readable(shown) as Record<string, unknown>) };
}

/** Converts timestamps to text. */
function readable(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map(readable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, readable(one)]));
}

function toAccount(account: Account): OwnAccount {
  const { uid, email = '', emailVerified, displayName = '', photoURL = '', providerData, metadata } = account;
  const time = (text: string | null | undefined) => (text ? new Date(text).toISOString() : '');
  return {
    uid,
    email,
    emailVerified,
    displayName,
    photoURL,
    providers: providerData.map(({ providerId }) => providerId),
    createdAt: time(metadata.creationTime),
    lastSignInAt: time(metadata.lastSignInTime),
  };
}
