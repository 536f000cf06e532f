import type { Task, TaskProgress } from '@pathshala/contract/classrooms/classroom';
import type { Language } from '@pathshala/contract/text/languages';
import type { Firestore } from 'firebase-admin/firestore';

/** What a task is called, what it is a part of, and what its course costs. */
export type TaskWords = Pick<Task, 'about' | 'price'> & { readonly title: string };

/** What the API knows of a kind of task. Ids that are asked for may be of things that are gone. */
export interface TaskKindRow {
  /** @throws DomainError where nothing of that id can be set */
  readonly require: (db: Firestore, id: string) => Promise<void>;
  /** @returns by id; what is gone is not in it */
  readonly describe: (
    db: Firestore,
    ids: readonly string[],
    language: Language,
  ) => Promise<ReadonlyMap<string, TaskWords>>;
  /** @returns what tells how far one of the people is with one of the tasks */
  readonly progress: (
    db: Firestore,
    uids: readonly string[],
    ids: readonly string[],
  ) => Promise<(uid: string, id: string) => TaskProgress>;
  /** What many tasks of the kind cost one reading of for each pupil: the course of a lesson. */
  readonly readOf: (id: string) => string;
}
