import type { Task, TaskProgress } from '@pathshala/contract/classrooms/classroom';
import type { Language } from '@pathshala/contract/text/languages';
import type { Firestore } from 'firebase-admin/firestore';

/** Title, course and price of a task. */
export type TaskWords = Pick<Task, 'about' | 'price'> & { readonly title: string };

/** A kind of task in the API. Requested ids may no longer exist. */
export interface TaskKindRow {
  /** @throws DomainError if that id cannot be set */
  readonly require: (db: Firestore, id: string) => Promise<void>;
  /** @returns by id, without deleted ones */
  readonly describe: (
    db: Firestore,
    ids: readonly string[],
    language: Language,
  ) => Promise<ReadonlyMap<string, TaskWords>>;
  /** @returns a lookup of progress by person and task */
  readonly progress: (
    db: Firestore,
    uids: readonly string[],
    ids: readonly string[],
  ) => Promise<(uid: string, id: string) => TaskProgress>;
  /** What is read once per pupil for several tasks: the lesson's course. */
  readonly readOf: (id: string) => string;
}
