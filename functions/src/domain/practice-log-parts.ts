import { practiceLimits } from '@pathshala/contract/practice/log';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { collections, type PracticeLogRecord, personalId } from '../firestore/collections.ts';

/** Entries of a full part: some 80 KB, far from what a document may have. */
export const partSize = 500;
/** Full parts that are kept beside the last one. */
export const fullParts = practiceLimits.maxKept / partSize;

/** The part to which is added. */
export function lastPart(db: Firestore, uid: string): DocumentReference<PracticeLogRecord> {
  return collections.practiceLogs(db).doc(uid);
}

/** A part that is full. */
export function fullPart(db: Firestore, uid: string, part: number): DocumentReference<PracticeLogRecord> {
  return collections.practiceLogs(db).doc(personalId(uid, String(part)));
}
