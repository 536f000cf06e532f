import type { ListName } from '@pathshala/contract/catalogue/lists';
import type { StudioFields, StudioKind } from '@pathshala/contract/content/fields';
import type { Issue } from '@pathshala/contract/http/validation';
import type { Firestore, WriteBatch } from 'firebase-admin/firestore';
import { lessonEffect } from './lesson-effect.ts';
import { courseFrom, coverOf, readCourseState, readLessonRows, writeCourse } from './published-course.ts';

/** The effect of publishing or unpublishing on public documents. */
export interface Effect {
  /** What only the rendered pages tell. */
  readonly issues: readonly Issue[];
  /** Adds conditional writes to a batch. */
  readonly write: (batch: WriteBatch) => void;
}

/** @param fields to publish; undefined: unpublish */
type MakeEffect = (db: Firestore, id: string, fields: StudioFields | undefined) => Promise<Effect>;

const nothing: MakeEffect = async () => ({ issues: [], write: () => undefined });

/** Derived public documents by kind. */
const effects: Readonly<Partial<Record<StudioKind, MakeEffect>>> = {
  courses: courseEffect,
  lessons: lessonEffect,
};

export function effectOf(
  db: Firestore,
  kind: StudioKind,
  id: string,
  fields: StudioFields | undefined,
): Promise<Effect> {
  return (effects[kind] ?? nothing)(db, id, fields);
}

async function courseEffect(db: Firestore, id: string, fields: StudioFields | undefined): Promise<Effect> {
  const list = fields?.list as ListName | undefined;
  const [state, lessons] = await Promise.all([
    readCourseState(db, id, list ? [list] : []),
    readLessonRows(db, id),
  ]);
  if (!fields) return { issues: [], write: (batch) => writeCourse(batch, state, undefined) };
  return {
    issues: [],
    write: (batch) => writeCourse(batch, state, courseFrom(id, fields, lessons, coverOf(state, fields))),
  };
}
